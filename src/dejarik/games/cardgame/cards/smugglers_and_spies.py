"""The Smugglers and Spies set of the Core Set: 15."""

from dejarik.games.cardgame.abilities.lexicon import (
    CHARACTER,
    LIMITED,
    NEUTRAL_LIGHT,
    SECOND,
    SMUGGLERS_AND_SPIES,
    TARGET,
    TARGETED_STRIKE,
    CostAtMost,
    DamageThis,
    DealDamage,
    GainIconOfChoice,
    MoveDamage,
    Pick,
    ReturnToHand,
    a_unit,
    action,
    enemy_unit,
    enhancement,
    event,
    focused_to_strike,
    objective,
    objective_set,
    reaction,
    refreshed,
    target,
    this_attacks_or_defends,
    unit,
    your_unit,
)

# Set 15
objective("15-1", "Questionable Contacts", SMUGGLERS_AND_SPIES, "Tatooine", resources=1, capacity=5,
     text=reaction(refreshed(), MoveDamage(1, TARGET, SECOND), cost=DamageThis(),
              target=(target(your_unit()), Pick(enemy_unit(), "second"))))
unit("15-2", "Han Solo", SMUGGLERS_AND_SPIES, "Character, Rogue, Scoundrel", unique=True, cost=4, force=3,
     capacity=2, icons="UUT(B)", keywords=(TARGETED_STRIKE,),
     text=reaction(this_attacks_or_defends(), DealDamage(1, TARGET), target=target(enemy_unit())))
unit("15-3", "Twi'lek Smuggler", SMUGGLERS_AND_SPIES, "Character, Rogue", cost=2, force=1, capacity=1,
     icons="UT")
enhancement("15-4", "Cloud City Casino", NEUTRAL_LIGHT, "Cloud City, Location", cost=1, resources=1,
     keywords=(LIMITED,))
event("15-5", "Swindled", SMUGGLERS_AND_SPIES, cost=1, force=1,
     text=action(ReturnToHand(TARGET), target=target(a_unit(CostAtMost(2)))))
event("15-6", "Crossfire", NEUTRAL_LIGHT, cost=1, force=1,
     text=reaction(focused_to_strike(CHARACTER), GainIconOfChoice()))

objective_set(15, "15-1", "15-2", "15-3", "15-4", "15-5", "15-6")
