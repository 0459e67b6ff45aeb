"""The Imperial Navy sets of the Core Set: 26 to 32."""

from dejarik.games.cardgame.abilities.lexicon import (
    ELITE,
    END_OF_ENGAGEMENT,
    ENGAGED,
    ENHANCEMENT,
    EVENT,
    FIGHTER,
    IMPERIAL_NAVY,
    IT,
    LIMITED,
    NEUTRAL_DARK,
    OPPONENT,
    SHIELDING,
    TARGET,
    TARGETED_STRIKE,
    THIS,
    VEHICLE,
    Attackers,
    Attacking,
    Capture,
    CostAtLeast,
    DealDamage,
    Destroy,
    DiscardAny,
    DiscardThing,
    Draw,
    DuringEngagement,
    DuringYourTurn,
    GainIcons,
    GainIconsUntil,
    GainKeyword,
    LookAndCapture,
    LowerReserve,
    MoreCapacity,
    Not,
    OfAffiliation,
    OfType,
    Participating,
    PlaceShield,
    PlayThisAsParticipant,
    Reduce,
    RemoveFocus,
    RevealTopAndTake,
    Spend,
    TurnDial,
    WithKeyword,
    YouPlacedFate,
    a_unit,
    action,
    an_enhancement,
    an_objective,
    choose,
    constant,
    dark_objective,
    each,
    enemy_attacker_strikes,
    enemy_objective,
    enhancement,
    event,
    icons,
    interrupt,
    objective,
    objective_destroyed,
    objective_set,
    reaction,
    refreshed,
    target,
    this_enters_play,
    trait,
    unit,
    up_to,
    you_are_playing,
    your_draw_phase_begins,
    your_unit,
)

# Set 26
objective("26-1", "Imperial Command", IMPERIAL_NAVY, "Death Star", resources=2, capacity=5)
unit("26-2", "Admiral Motti", IMPERIAL_NAVY, "Character, Officer", unique=True, cost=3, force=3, resources=2,
     capacity=2, icons="(B)",
     text=reaction(refreshed(), RemoveFocus(1, TARGET), target=target(your_unit())))
unit("26-3", "Duty Officer", IMPERIAL_NAVY, "Character, Officer", cost=1, force=1, resources=1, capacity=1)
unit("26-4", "Heavy Stormtrooper Squad", NEUTRAL_DARK, "Character, Trooper", cost=2, force=1, capacity=2,
     icons="U(U)")
enhancement("26-6", "Orbital Bombardment", IMPERIAL_NAVY, "Operation", cost=4, force=2,
     text=constant(GainIcons(icons("B"), to=each(your_unit()))))

# Set 27
objective("27-1", "Kuat Reinforcements", IMPERIAL_NAVY, "Kuat", resources=1, capacity=5,
     text=interrupt(you_are_playing(VEHICLE), Reduce(), cost=DiscardAny()))
unit("27-2", '"Backstabber"', IMPERIAL_NAVY, "Vehicle, Fighter, Black Squadron", unique=True, cost=3,
     force=1, capacity=2, icons="U(UB)",
     text=(action(PlayThisAsParticipant(), when=DuringEngagement(), from_hand=True),
           reaction(this_enters_play(during_engagement=True), DealDamage(1, ENGAGED))))
unit("27-3", "TIE Fighter", NEUTRAL_DARK, "Vehicle, Fighter", cost=1, force=1, capacity=1, icons="(UB)")
unit("27-4", "TIE Bomber", NEUTRAL_DARK, "Vehicle, Fighter", cost=2, force=1, capacity=1, icons="B(B)")
event("27-5", "Tallon Roll", IMPERIAL_NAVY, "Maneuver", cost=0, force=1,
     text=action(RemoveFocus(1, TARGET), target=target(a_unit(FIGHTER))))
event("27-6", "Death from Above", IMPERIAL_NAVY, cost=1, force=1,
     text=action(GainIconsUntil(icons("B"), TARGET, END_OF_ENGAGEMENT),
            target=target(up_to(2, a_unit(Attacking(), VEHICLE)))))

# Set 28
objective("28-1", "The Ultimate Power", IMPERIAL_NAVY, "Death Star", resources=1, capacity=5,
     locked=IMPERIAL_NAVY,
     text=constant(Attackers(most=2)))
unit("28-2", "Grand Moff Tarkin", IMPERIAL_NAVY, "Character, Officer", unique=True, cost=3, force=3,
     resources=1, capacity=2, icons="T", keywords=(ELITE,),
     text=constant(MoreCapacity(-1, to=each(enemy_objective()))))
unit("28-3", "Superlaser Engineer", IMPERIAL_NAVY, "Character, Engineer", cost=2, force=1, capacity=1,
     keywords=(SHIELDING,),
     text=reaction(this_enters_play(), RevealTopAndTake(
              5, (OfAffiliation(IMPERIAL_NAVY), OfType((EVENT, ENHANCEMENT)), CostAtLeast(3)))))
unit("28-4", "Stormtrooper Elite", IMPERIAL_NAVY, "Character, Trooper", cost=3, force=2, capacity=2,
     icons="UUU")
enhancement("28-5", "Control Room", IMPERIAL_NAVY, "Location", cost=2, resources=2, keywords=(LIMITED,))
event("28-6", "Superlaser Blast", IMPERIAL_NAVY, cost=4, force=2,
     text=action(Destroy(TARGET), target=target(an_objective()), when=DuringYourTurn()))

# Set 29
objective("29-1", "Death and Despayre", IMPERIAL_NAVY, "Despayre", resources=2, capacity=5)
unit("29-2", "Devastator", IMPERIAL_NAVY, "Vehicle, Capital Ship", unique=True, cost=6, force=3, capacity=5,
     icons="UUBB(BB)", keywords=(ELITE,),
     text=reaction(objective_destroyed(OPPONENT), TurnDial(1), cost=Spend(1)))
unit("29-3", "Imperial Officer", IMPERIAL_NAVY, "Character, Officer", cost=2, force=1, capacity=1, icons="U",
     text=reaction(objective_destroyed(OPPONENT), TurnDial(1), cost=Spend(2)))
enhancement("29-5", "Defense Upgrade", IMPERIAL_NAVY, "Fortification", cost=1, force=1,
     enhances=an_objective(),
     text=constant(MoreCapacity(3)))

# Set 30
objective("30-1", "Defense Protocol", IMPERIAL_NAVY, "Death Star", resources=1, capacity=5,
     text=reaction(your_draw_phase_begins(), DealDamage(1, TARGET), cost=LowerReserve(),
          target=target(a_unit())))
unit("30-2", "TIE Attack Squadron", IMPERIAL_NAVY, "Vehicle, Fighter, Squadron", cost=3, force=2, capacity=2,
     icons="UB(B)",
     text=(constant(GainIcons(icons("U"), to=THIS, when=YouPlacedFate())),
           constant(GainKeyword(TARGETED_STRIKE, to=THIS, when=YouPlacedFate()))))

# Set 31
objective("31-1", "The Endor Gambit", IMPERIAL_NAVY, "Endor", resources=1, capacity=5,
     text=reaction(refreshed(), RemoveFocus(1, TARGET), target=target(a_unit(VEHICLE))))
unit("31-2", "AT-ST Commander", IMPERIAL_NAVY, "Character, Officer", cost=2, force=1, capacity=1,
     icons="(T)",
     text=action(PlaceShield(TARGET), cost=Spend(1), target=choose(a_unit(Participating(), VEHICLE)),
            when=DuringEngagement()))
unit("31-3", "AT-ST", IMPERIAL_NAVY, "Vehicle, Walker", cost=3, force=2, capacity=3, icons="UB(U)",
     text=reaction(this_enters_play(), Draw(1)))
enhancement("31-5", "Aft Armor Plating", NEUTRAL_DARK, "Upgrade", cost=0, force=1, enhances=a_unit(VEHICLE),
     text=constant(GainKeyword(SHIELDING)))

# Set 32
objective("32-1", "Take Them Prisoner", IMPERIAL_NAVY, "Death Star", resources=1, capacity=6,
     text=reaction(this_enters_play(), LookAndCapture(3)))
unit("32-2", "Death Star Trooper", IMPERIAL_NAVY, "Character, Trooper", cost=1, force=1, capacity=1,
     icons="U")
event("32-4", "Detained", IMPERIAL_NAVY, cost=2, force=3,
     text=reaction(enemy_attacker_strikes(trait("Character", "Droid")), Capture(IT, TARGET),
              target=choose(dark_objective())))
event("32-5", "Trooper Assault", IMPERIAL_NAVY, cost=2, force=2,
     text=action(GainIconsUntil(icons("UB"), each(a_unit(Attacking(), trait("Trooper"))), END_OF_ENGAGEMENT)))
event("32-6", "Tear This Ship Apart", IMPERIAL_NAVY, cost=1, force=2,
     text=action(DiscardThing(TARGET), target=target(an_enhancement(Not(WithKeyword(LIMITED))))))

objective_set(26, "26-1", "26-2", "26-3", "26-4", "26-4", "26-6")
objective_set(27, "27-1", "27-2", "27-3", "27-4", "27-5", "27-6")
objective_set(28, "28-1", "28-2", "28-3", "28-4", "28-5", "28-6")
objective_set(29, "29-1", "29-2", "29-3", "28-5", "29-5", "19-6")
objective_set(30, "30-1", "30-2", "27-3", "27-5", "27-6", "20-6")
objective_set(31, "31-1", "31-2", "31-3", "31-3", "31-5", "21-6")
objective_set(32, "32-1", "32-2", "32-2", "32-4", "32-5", "32-6")
