"""The Scum and Villainy set of the Core Set: 33."""

from dejarik.games.cardgame.abilities.lexicon import (
    CHARACTER,
    ELITE,
    IT,
    NEUTRAL_DARK,
    OPPONENT,
    SCUM_AND_VILLAINY,
    TARGET,
    TARGETED_STRIKE,
    Capture,
    DealDamage,
    GainIcons,
    GainKeyword,
    HostIs,
    MoreCapacity,
    RemoveFocus,
    Titled,
    a_unit,
    an_objective,
    choose,
    constant,
    dark_objective,
    enemy_objective,
    enhancement,
    event,
    icons,
    objective,
    objective_set,
    reaction,
    target,
    this_attacks,
    this_damages,
    unit,
    up_to,
    you_capture_unit_from_play,
    your_non_unit,
)

# Set 33
objective("33-1", "The Bespin Exchange", SCUM_AND_VILLAINY, "Cloud City", resources=1, capacity=5,
     text=reaction(you_capture_unit_from_play(), RemoveFocus(1, TARGET), target=target(an_objective())))
unit("33-2", "Boba Fett", SCUM_AND_VILLAINY, "Character, Bounty Hunter", unique=True, cost=4, force=3,
     capacity=2, icons="U(UT)", keywords=(ELITE,),
     text=reaction(this_damages(CHARACTER), Capture(IT, TARGET), target=choose(dark_objective())))
unit("33-3", "Outer Rim Hunter", SCUM_AND_VILLAINY, "Character, Bounty Hunter", cost=2, force=1, capacity=1,
     icons="U(B)",
     text=reaction(this_attacks(), DealDamage(1, TARGET, by=OPPONENT),
          target=choose(enemy_objective(), OPPONENT)))
enhancement("33-4", "Mandalorian Armor", SCUM_AND_VILLAINY, "Armor", cost=2, force=2,
     enhances=a_unit(CHARACTER),
     text=(constant(MoreCapacity(3)),
           constant(GainKeyword(TARGETED_STRIKE, when=HostIs(Titled("Boba Fett"))))))
enhancement("33-5", "Blaster Pistol", NEUTRAL_DARK, "Weapon", cost=0, force=1, enhances=a_unit(CHARACTER),
     text=constant(GainIcons(icons("U"))))
event("33-6", "Bounty Collection", SCUM_AND_VILLAINY, "Bounty", cost=0, force=1,
     text=reaction(you_capture_unit_from_play(), RemoveFocus(1, TARGET),
              target=choose(up_to(3, your_non_unit()))))

objective_set(33, "33-1", "33-2", "33-3", "33-4", "33-5", "33-6")
