"""Spirit of Rebellion: battlefields."""

from dejarik.games.destiny.abilities.lexicon import *

# rule: destiny.clarification.carbon-freezing-chamber.die-on-card
card("02151", "Carbon-freezing Chamber, Bespin", claim=CannotRollNextRound(a_die_anywhere(CharacterDie())))

# rule: destiny.clarification.cargo-hold.full-character, destiny.clarification.cargo-hold.ignores-restrictions
card(
    "02152", "Cargo Hold, Eravana",
    claim=MoveUpgrade(
        an_upgrade(), to=a_character(SameSide(HostOf(that("moved"))), other(HostOf(that("moved"))))
    ),
)

card("02153", "Docking Bay, Finalizer", claim=Play((OfType((SUPPORT,)),), discard=True, less=1))

card("02154", "Ewok Village, Endor", claim=RemoveShields(a_character(SHIELDED)))

card("02155", "Maz's Castle, Takodana", claim=seq(Draw(2), PutHandOnDeck(any_number(card_in_hand()))))

card("02156", "Moisture Farm, Tatooine", claim=Gain(1))

card("02157", "Otoh Gunga, Naboo", claim=Heal(1, a_character()))

card("02158", "Secluded Beach, Scarif", claim=Remove(opponents_die(RANGED_SHOWN)))

card("02159", "Secret Facility, Scarif", claim=ResolveThem(up_to(3, your_die(DAMAGE_SHOWN))))

card("02160", "War-Torn Streets, Jedha", claim=DiscardAtRandom(1))
