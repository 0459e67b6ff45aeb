"""The neutral sets of the dark side in the Core Set: 34 to 36."""

from dejarik.games.cardgame.abilities.lexicon import (
    NEUTRAL_DARK,
    TARGET,
    UNIT,
    CancelIt,
    CostAtMost,
    DealDamage,
    FocusThis,
    IgnoreMatch,
    IgnoreMatchUntil,
    MoreReserve,
    OfType,
    PickFromHand,
    PlayFromDiscard,
    PutIntoPlayFromHand,
    Seq,
    Then,
    action,
    constant,
    enemy_unit,
    event,
    interrupt,
    interrupt_is_initiated,
    objective,
    objective_set,
    reaction,
    target,
    unit,
    you_win_edge,
)

# Set 34
objective("34-1", "Looking for Droids", NEUTRAL_DARK, "Tatooine", resources=1, capacity=5,
     text=constant(IgnoreMatch()))
unit("34-2", "Viper Probe Droid", NEUTRAL_DARK, "Droid", cost=2, force=1, capacity=1, icons="(B)",
     text=constant(PlayFromDiscard()))
event("34-4", "Dark Alliance", NEUTRAL_DARK, cost=0, force=2,
     text=action(IgnoreMatchUntil()))
event("34-6", "It's Worse", NEUTRAL_DARK, cost=0, force=2,
     text=interrupt(interrupt_is_initiated(),
          Then(CancelIt(), Seq((target(enemy_unit()), DealDamage(1, TARGET))))))

# Set 35
objective("35-1", "Corporate Exploitation", NEUTRAL_DARK, resources=1, capacity=5, limit_one=True,
     text=action(PutIntoPlayFromHand(), cost=FocusThis(),
          target=PickFromHand((OfType((UNIT,)), CostAtMost(1)))))
unit("35-2", "Espo Trooper", NEUTRAL_DARK, "Character, Trooper", cost=0, force=1, capacity=1, icons="(U)")

# Set 36
objective("36-1", "Reconnaissance Mission", NEUTRAL_DARK, resources=1, capacity=5, limit_one=True,
     text=constant(MoreReserve(1)))
unit("36-2", "Human Replica Droid", NEUTRAL_DARK, "Droid, Spy", cost=3, force=1, capacity=1, icons="(UB)",
     text=reaction(you_win_edge(), PutIntoPlayFromHand(joining=True), from_hand=True))

objective_set(34, "34-1", "34-2", "34-2", "34-4", "34-4", "34-6")
objective_set(35, "35-1", "35-2", "35-2", "35-2", "35-2", "35-2")
objective_set(36, "36-1", "36-2", "36-2", "19-6", "21-6", "20-6")
