"""The Rebel Alliance sets of the Core Set: 8 to 14."""

from dejarik.games.cardgame.abilities.lexicon import (
    ALL,
    ELITE,
    LIMITED,
    NEUTRAL_LIGHT,
    ONCE_PER_TURN,
    ONE_PER_TURN,
    OPPONENT,
    REBEL_ALLIANCE,
    TARGET,
    THIS,
    VEHICLE,
    Attackers,
    CapturedInstead,
    ChooseAndDiscard,
    CostAtMost,
    DealDamage,
    Destroy,
    DialDamageWins,
    DiscardAny,
    Draw,
    DuringEngagement,
    EngageAgain,
    Engaged,
    EngageDial,
    FocusThis,
    GainIcons,
    KeepThree,
    Not,
    OpponentSacrifices,
    Participating,
    PlaceShield,
    PlayThisAsParticipant,
    Reduce,
    RemoveDamage,
    RemoveFocus,
    ReturnToHand,
    SacrificeOne,
    Then,
    TurnDial,
    Untargetable,
    a_unit,
    action,
    choose,
    constant,
    each,
    either_of,
    enemy_objective,
    enemy_unit,
    enhancement,
    event,
    host_generates_resources,
    host_leaves_play,
    icons,
    interrupt,
    objective,
    objective_destroyed,
    objective_set,
    opponents_turn_begins,
    reaction,
    refreshed,
    target,
    the_dial,
    this_attacks,
    this_enters_play,
    this_focused_to_strike,
    this_focused_to_strike_attacking,
    this_leaves_play,
    this_survives_attacking,
    unit,
    you_are_playing,
    your_card,
    your_enhancement,
    your_objective,
    your_objective_leaves_play,
    your_refresh_phase_ends,
    your_unit,
)

# Set 8
objective("8-1", "The Defense of Yavin 4", REBEL_ALLIANCE, "Yavin 4", resources=1, capacity=5,
     text=interrupt(you_are_playing(VEHICLE), Reduce(), cost=DiscardAny()))
unit("8-2", "Red Two", REBEL_ALLIANCE, "Vehicle, Fighter", unique=True, cost=3, force=2, capacity=2,
     icons="UU(B)",
     text=reaction(objective_destroyed(), RemoveFocus(1, THIS)))
unit("8-3", "Y-Wing", NEUTRAL_LIGHT, "Vehicle, Fighter", cost=2, force=1, capacity=1, icons="B(B)")
enhancement("8-4", "Astromech Droid Upgrade", NEUTRAL_LIGHT, "Upgrade", cost=1, force=2,
     enhances=a_unit(VEHICLE),
     text=constant(GainIcons(icons("UB"))))
enhancement("8-5", "Hidden Outpost", NEUTRAL_LIGHT, "Location", cost=1, resources=1, keywords=(LIMITED,))
event("8-6", "Rebel Assault", REBEL_ALLIANCE, cost=2, force=1,
     text=action(DealDamage(2, TARGET), target=target(either_of(enemy_unit(), enemy_objective())),
            limit=ONE_PER_TURN))

# Set 9
objective("9-1", "Mission Briefing", REBEL_ALLIANCE, resources=1, capacity=5,
     text=reaction(opponents_turn_begins(), Draw(1)))
unit("9-2", "Mon Mothma", REBEL_ALLIANCE, "Character, Leader", unique=True, cost=3, force=2, resources=2,
     capacity=2, icons="(T)", edge=1)
unit("9-3", "Battlefield Engineers", REBEL_ALLIANCE, "Character, Engineer", cost=2, force=2, capacity=2,
     icons="U",
     text=reaction(this_attacks(), RemoveFocus(1, TARGET), target=target(your_enhancement())))
unit("9-4", "A-Wing", NEUTRAL_LIGHT, "Vehicle, Fighter", cost=2, force=1, capacity=1, icons="U",
     text=reaction(this_focused_to_strike(), Draw(1)))
enhancement("9-5", "Heavy Blaster Emplacement", NEUTRAL_LIGHT, "Weapon", cost=0, force=1,
     text=action(DealDamage(1, TARGET, by=OPPONENT), cost=FocusThis(), target=choose(enemy_unit(), OPPONENT)))

# Set 10
objective("10-1", "Fleeing the Empire", REBEL_ALLIANCE, resources=1, capacity=5,
     text=reaction(your_refresh_phase_ends(), PlaceShield(TARGET),
              target=target(either_of(your_unit(), your_objective()))))
unit("10-2", "Leia Organa", REBEL_ALLIANCE, "Character, Leader, Force Sensitive", unique=True, cost=2,
     force=3, capacity=1, icons="U(TB)",
     text=(constant(CapturedInstead()),
           interrupt(this_leaves_play(), RemoveFocus(ALL, each(your_card())))))
unit("10-3", "Fleet Officer", REBEL_ALLIANCE, "Character", cost=2, force=2, capacity=2, icons="U(B)")
enhancement("10-4", "Stolen Plans", NEUTRAL_LIGHT, "Espionage", cost=1, force=1, enhances=enemy_objective(),
     text=reaction(host_generates_resources(), Draw(1)))
event("10-5", "You're My Only Hope", REBEL_ALLIANCE, cost=0, force=2,
     text=action(Then(Draw(2), ChooseAndDiscard(OPPONENT)), cost=SacrificeOne(your_unit())))

# Set 11
objective("11-1", "The Rebel Fleet", REBEL_ALLIANCE, resources=1, capacity=5,
     text=constant(Attackers(trait="Vehicle")))
unit("11-2", "Home One", REBEL_ALLIANCE, "Vehicle, Capital Ship", unique=True, cost=5, force=3, capacity=3,
     icons="UUBB", keywords=(ELITE,),
     text=reaction(this_focused_to_strike_attacking(), DealDamage(1, each(enemy_objective(Not(Engaged()))))))
unit("11-4", "Repair Droid", REBEL_ALLIANCE, "Droid", cost=1, force=1, capacity=1,
     text=action(RemoveDamage(1, TARGET), target=target(a_unit(VEHICLE)), limit=ONCE_PER_TURN))

# Set 12
objective("12-1", "Draw Their Fire", REBEL_ALLIANCE, resources=2, capacity=5)
unit("12-2", "Admiral Ackbar", REBEL_ALLIANCE, "Character, Leader", unique=True, cost=3, force=3, capacity=2,
     icons="(TT)",
     text=(action(PlayThisAsParticipant(), when=DuringEngagement(), from_hand=True),
           reaction(this_enters_play(during_engagement=True),
                    DealDamage(1, each(enemy_unit(Participating()))))))
unit("12-3", "X-Wing Escort", NEUTRAL_LIGHT, "Vehicle, Fighter, Squadron", cost=2, force=1, capacity=1,
     icons="U",
     text=interrupt(this_leaves_play(), OpponentSacrifices(enemy_unit(VEHICLE))))
unit("12-4", "X-Wing", NEUTRAL_LIGHT, "Vehicle, Fighter", cost=1, force=1, capacity=2, icons="U(B)")
enhancement("12-5", "Fleet Command Center", REBEL_ALLIANCE, "Yavin 4, Location", cost=3, force=2,
     resources=3,
     text=reaction(your_refresh_phase_ends(), PlaceShield(TARGET), target=target(a_unit())))
event("12-6", "Heroic Sacrifice", REBEL_ALLIANCE, cost=1, force=1,
     text=action(Destroy(TARGET), cost=SacrificeOne(your_unit(VEHICLE)),
            target=target(enemy_unit(VEHICLE, CostAtMost(4)))))

# Set 13
objective("13-1", "Mobilize the Squadrons", REBEL_ALLIANCE, "Yavin 4", resources=2, capacity=5,
     locked=REBEL_ALLIANCE,
     text=reaction(refreshed(), RemoveFocus(1, TARGET),
              target=target(either_of(your_objective(), your_enhancement()))))
unit("13-3", "Rookie Pilot", NEUTRAL_LIGHT, "Character, Pilot", cost=1, force=1, capacity=1, icons="U")
enhancement("13-4", "Trench Run", REBEL_ALLIANCE, "Mission", unique=True, cost=1, force=2,
     enhances=the_dial(),
     text=(constant(Untargetable()), constant(EngageDial()), constant(DialDamageWins())))
event("13-6", "Covering Fire", NEUTRAL_LIGHT, cost=0, force=1,
     text=action(PlaceShield(each(your_unit(Participating()))), cost=SacrificeOne(your_unit()),
            when=DuringEngagement()))

# Set 14
objective("14-1", "Decoy at Dantooine", REBEL_ALLIANCE, "Dantooine", resources=1, capacity=5,
     text=interrupt(your_objective_leaves_play(), TurnDial(-1, least=1)))
unit("14-2", "Wookiee Navigator", REBEL_ALLIANCE, "Character, Wookiee", cost=3, force=1, capacity=2,
     icons="UU(B)",
     text=reaction(this_survives_attacking(), EngageAgain()))
unit("14-3", "Rebel Trooper", NEUTRAL_LIGHT, "Character, Trooper", cost=0, capacity=1, icons="U")
enhancement("14-4", "False Lead", REBEL_ALLIANCE, "Decoy", cost=0, force=2, enhances=your_objective(),
     text=interrupt(host_leaves_play(), TurnDial(-1, least=1)))
event("14-5", "Fall Back!", REBEL_ALLIANCE, cost=0, force=1,
     text=action(ReturnToHand(TARGET), target=target(your_unit())))
event("14-6", "A New Hope", REBEL_ALLIANCE, cost=2, force=2,
     text=action(KeepThree()))

objective_set(8, "8-1", "8-2", "8-3", "8-4", "8-5", "8-6")
objective_set(9, "9-1", "9-2", "9-3", "9-4", "9-5", "3-6")
objective_set(10, "10-1", "10-2", "10-3", "10-4", "10-5", "5-6")
objective_set(11, "11-1", "11-2", "8-3", "11-4", "8-5", "4-6")
objective_set(12, "12-1", "12-2", "12-3", "12-4", "12-5", "12-6")
objective_set(13, "13-1", "12-4", "13-3", "13-4", "8-6", "13-6")
objective_set(14, "14-1", "14-2", "14-3", "14-4", "14-5", "14-6")
