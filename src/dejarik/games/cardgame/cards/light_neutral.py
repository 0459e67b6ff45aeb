"""The neutral sets of the light side in the Core Set: 16 to 18."""

from dejarik.games.cardgame.abilities.lexicon import (
    END_OF_ENGAGEMENT,
    ENGAGED,
    NEUTRAL_LIGHT,
    ONCE_PER_TURN,
    OPPONENT,
    TARGET,
    UNIT,
    Attacking,
    CannotUntil,
    DealDamage,
    DiscardOne,
    DiscardThing,
    FocusOne,
    FocusThis,
    Holding,
    IgnoreMatch,
    MatchesAll,
    NextCardCheaper,
    OfType,
    PickAffected,
    PickDiscarded,
    PlaceFocus,
    PreventDamage,
    RepeatFate,
    Rescue,
    ReturnFromDiscard,
    SacrificeThis,
    action,
    an_enhancement,
    an_objective,
    choose,
    constant,
    dark_objective,
    enemy_unit,
    enhancement,
    event,
    interrupt,
    objective,
    objective_set,
    reaction,
    refreshed,
    target,
    this_attacks,
    trait,
    unit,
    would_be_damaged,
    you_win_edge_attacking,
    your_unit,
)

# Set 16
objective("16-1", "Rumors at the Cantina", NEUTRAL_LIGHT, "Tatooine", resources=1, capacity=5,
     text=constant(IgnoreMatch()))
unit("16-2", "Rebel Sympathizer", NEUTRAL_LIGHT, "Character, Civilian", cost=1, force=1, capacity=1,
     icons="(U)",
     text=action(NextCardCheaper(1), cost=SacrificeThis()))
enhancement("16-4", "Common Ground", NEUTRAL_LIGHT, "Location", cost=1, force=2, enhances=an_objective(),
     text=constant(MatchesAll()))
event("16-5", "Rescue Mission", NEUTRAL_LIGHT, "Mission", cost=2, force=2,
     text=action(Rescue(TARGET), target=choose(dark_objective(Holding()))))
event("16-6", "It Could Be Worse", NEUTRAL_LIGHT, cost=0, force=1,
     text=interrupt(would_be_damaged(), PreventDamage(), target=PickAffected()))

# Set 17
objective("17-1", "Tribal Support", NEUTRAL_LIGHT, "Endor", resources=1, capacity=5, limit_one=True,
     text=reaction(refreshed(), ReturnFromDiscard(), cost=DiscardOne(),
              target=PickDiscarded((OfType((UNIT,)), trait("Ewok")))))
unit("17-2", "Ewok Scout", NEUTRAL_LIGHT, "Character, Ewok", cost=2, force=1, capacity=1, icons="(U)",
     text=reaction(this_attacks(), CannotUntil(("cannot-defend",), TARGET, END_OF_ENGAGEMENT),
              target=target(enemy_unit())))
enhancement("17-4", "Log Trap", NEUTRAL_LIGHT, "Trap", cost=3, force=2,
     text=action(PlaceFocus(1, TARGET, by=OPPONENT), cost=FocusThis(),
            target=choose(enemy_unit(Attacking()), OPPONENT)))
event("17-5", "Yub Yub!", NEUTRAL_LIGHT, cost=0, force=1,
     text=action(DiscardThing(TARGET), cost=FocusOne(your_unit(trait("Ewok"))),
            target=target(an_enhancement())))

# Set 18
objective("18-1", "Hit and Run", NEUTRAL_LIGHT, resources=1, capacity=4, limit_one=True,
     text=reaction(you_win_edge_attacking(), DealDamage(1, ENGAGED), limit=ONCE_PER_TURN))
unit("18-2", "Secret Informant", NEUTRAL_LIGHT, "Character", cost=3, force=1, capacity=1, icons="UB",
     text=constant(RepeatFate()))

objective_set(16, "16-1", "16-2", "16-2", "16-4", "16-5", "16-6")
objective_set(17, "17-1", "17-2", "17-2", "17-4", "17-5", "17-5")
objective_set(18, "18-1", "18-2", "18-2", "3-6", "4-6", "5-6")
