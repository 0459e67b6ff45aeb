"""Awakenings: battlefields."""

from dejarik.games.destiny.abilities.lexicon import *

card("01165", "Command Center, Lothal", claim=DiscardFromDeck(2, EACH_OPPONENT))

card("01166", "Echo Base, Hoth", claim=GiveShields(1, to=a_character()))

card(
    "01167", "Emperor's Throne Room, Death Star II",
    claim=Then(
        TurnTo(your_die(), symbols=(SPECIAL,), as_="die"), May(ResolveThem(your_die(Same(that("die")))))
    ),
)

card("01168", "Frozen Wastes, Starkiller Base", claim=Remove(a_die(CharacterDie())))

card("01169", "Imperial Armory, Death Star", claim=Play((OfType((UPGRADE,)),), less=1))

card(
    "01170", "Jedi Temple, Coruscant",
    claim=LookThroughHand(where=(OfType((EVENT,)),), most=2, up_to=True),
)

card("01171", "Rebel War Room, Yavin IV", claim=ResolveThem(your_die(), free=True))

card(
    "01172", "Mos Eisley Spaceport, Tatooine",
    claim=To(ReturnToHand(your_support_or_upgrade(OfType((UPGRADE,)))), Gain(1)),
)

card(
    "01173", "Separatist Base, Mustafar",
    claim=ForEach(EACH_OPPONENT, They(THAT_PLAYER, DealDamage(1, to=your_character(), unblockable=True))),
)

card("01174", "Starship Graveyard, Jakku", claim=PutOnDeck(card_in_discard(OfType((SUPPORT, UPGRADE)))))
