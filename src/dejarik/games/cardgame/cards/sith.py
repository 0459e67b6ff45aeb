"""The Sith sets of the Core Set: 19 to 25."""

from dejarik.games.cardgame.abilities.lexicon import (
    ACTIVE,
    ALL,
    CHARACTER,
    DARK,
    ELITE,
    END_OF_PHASE,
    ENGAGED,
    EVENT,
    FIGHTER,
    HOST,
    LIMITED,
    NEUTRAL_DARK,
    NO_ENHANCEMENTS,
    ONCE_PER_TURN,
    ONE_PER_TURN,
    SHIELDING,
    SITH,
    TARGET,
    TARGETED_STRIKE,
    CannotAttack,
    CannotUntil,
    CaptureRandomFromHand,
    Cheapest,
    ChooseAndDiscard,
    Committed,
    DealDamage,
    Destroy,
    DiscardAtRandom,
    DiscardTopForIcons,
    Draw,
    DuringForcePhase,
    EntersAsEnhancement,
    Exhausted,
    FirstCheaper,
    FocusThis,
    GainIcons,
    GainKeyword,
    HostIs,
    If,
    LookAtHandAndDiscard,
    LoseIfDestroyed,
    OfAffiliation,
    OfType,
    Participating,
    Pick,
    PickDiscarded,
    PlaceFocus,
    PutAllUnderDecks,
    PutUnderDeck,
    RemoveFocus,
    RestartEdgeBattle,
    ReturnFromDiscard,
    Then,
    Titled,
    YouAttack,
    a_unit,
    action,
    an_objective,
    as_enhancement,
    choose,
    constant,
    each,
    enemy_unit,
    enhancement,
    event,
    fate,
    forced_reaction,
    host_focused_to_strike,
    icons,
    objective,
    objective_destroyed,
    objective_set,
    opponents_turn_begins,
    reaction,
    refreshed,
    target,
    this_enters_play,
    this_focused_to_strike,
    this_survives_unopposed,
    trait,
    unit,
    you_commit_this,
    you_play,
    your_draw_phase_begins,
    your_unit,
)

# Set 19
objective("19-1", "Fall of the Jedi", SITH, "Executor", resources=1, capacity=5,
     text=reaction(your_draw_phase_begins(), PutUnderDeck()))
unit("19-2", "Darth Vader", SITH, "Character, Force User", unique=True, cost=5, force=4, capacity=4,
     icons="UUB(B)", keywords=(ELITE,),
     text=reaction(you_play(OfType((EVENT,)), OfAffiliation(SITH)), DealDamage(1, TARGET),
              target=target(a_unit()), limit=ONCE_PER_TURN))
unit("19-3", "Dark Side Apprentice", SITH, "Character, Force Sensitive", cost=2, force=1, capacity=2,
     icons="U(B)")
enhancement("19-4", "Vader's Lightsaber", SITH, "Weapon", unique=True, cost=1, force=2,
     enhances=a_unit(trait("Force User", "Force Sensitive")),
     text=(constant(GainIcons(icons("U"))),
           constant(GainKeyword(TARGETED_STRIKE, when=HostIs(Titled("Darth Vader"))))))
event("19-5", "Force Choke", SITH, "Force, Alter", cost=0, force=1,
     text=action(DealDamage(1, TARGET), target=target(a_unit(trait("Character", "Creature"))),
          limit=ONE_PER_TURN))
fate("19-6", "Heat of Battle", DARK, priority=6, force=2,
     does=DealDamage(1, TARGET), target=target(enemy_unit(Participating())))

# Set 20
objective("20-1", "Counsel of the Sith", SITH, "Executor", resources=1, capacity=5,
     text=reaction(opponents_turn_begins(), Draw(1)))
unit("20-2", "Advisor to the Emperor", SITH, "Character", cost=2, force=2, resources=1, capacity=1,
     icons="(T)")
unit("20-3", "Kuati Security Team", NEUTRAL_DARK, "Character, Trooper", cost=2, force=1, capacity=2,
     icons="U(B)")
enhancement("20-4", "Sith Library", NEUTRAL_DARK, "Coruscant, Location", cost=1, resources=1,
     keywords=(LIMITED,))
event("20-5", "Dark Precognition", SITH, "Force, Sense", cost=0, force=1,
     text=action(Then(Draw(2), ChooseAndDiscard())))
fate("20-6", "Twist of Fate", DARK, priority=2, force=0,
     does=RestartEdgeBattle())

# Set 21
objective("21-1", "Black Squadron Assault", SITH, "Death Star", resources=1, capacity=5,
     text=action(RemoveFocus(1, TARGET), cost=FocusThis(), target=choose(your_unit(trait("Black Squadron")))))
unit("21-2", "Vader's TIE Advanced", SITH, "Vehicle, Fighter, Black Squadron", unique=True, cost=3, force=3,
     capacity=3, icons="UB",
     text=reaction(this_focused_to_strike(), DiscardTopForIcons()))
unit("21-3", "TIE Advanced", NEUTRAL_DARK, "Vehicle, Fighter, Black Squadron", cost=2, force=1, capacity=2,
     icons="B(U)",
     text=reaction(this_survives_unopposed(), DealDamage(1, ENGAGED)))
unit("21-4", "Black Squadron Pilot", NEUTRAL_DARK, "Character, Pilot, Black Squadron", cost=2, force=1,
     capacity=1, icons="(UB)", enhances=your_unit(FIGHTER),
     text=(constant(EntersAsEnhancement()), as_enhancement(GainIcons(icons("UB")))))
event("21-5", "I'm On the Leader", SITH, cost=1, force=1,
     text=action(PlaceFocus(1, TARGET), target=target(enemy_unit(FIGHTER))))
fate("21-6", "Target of Opportunity", DARK, priority=10, force=2,
     does=If(YouAttack(), DealDamage(1, ENGAGED)))

# Set 22
objective("22-1", "The Heart of the Empire", SITH, "Coruscant", resources=3, capacity=10, locked=SITH,
     text=constant(LoseIfDestroyed()))
unit("22-2", "Coruscant Defense Fleet", SITH, "Vehicle, Capital Ship, Fleet", cost=5, force=2, capacity=5,
     icons="(UUUUU)", keywords=(SHIELDING,), protect="Coruscant",
     text=constant(CannotAttack()))
event("22-5", "Force Stasis", SITH, "Force, Control, Alter", cost=1, force=1,
     text=action(CannotUntil(("cannot-attack", "cannot-defend"), TARGET, END_OF_PHASE),
            target=target(enemy_unit(trait("Character", "Creature")))))
event("22-6", "There Is No Escape", SITH, cost=4, force=2,
     text=action(PutAllUnderDecks(each(a_unit())), when=DuringForcePhase()))

# Set 23
objective("23-1", "The Emperor's Web", SITH, "Death Star", resources=1, capacity=4,
     text=constant(FirstCheaper(EVENT, SITH)))
unit("23-2", "Emperor Palpatine", SITH, "Character, Force User", unique=True, cost=6, force=5, capacity=3,
     icons="TTB(TB)", keywords=(ELITE,),
     text=reaction(objective_destroyed(), ReturnFromDiscard(),
              target=PickDiscarded((OfType((EVENT,)), OfAffiliation(SITH)))))
unit("23-3", "Emperor's Royal Guard", SITH, "Character, Imperial Guard", cost=2, force=2, capacity=3,
     icons="U(U)", protect="Character")
event("23-5", "Force Lightning", SITH, "Force, Control, Alter", cost=3, force=1,
     text=action(Destroy(TARGET), target=target(a_unit(Exhausted()))))

# Set 24
objective("24-1", "Cruel Interrogations", SITH, "Cloud City", resources=1, capacity=5,
     text=reaction(this_enters_play(), CaptureRandomFromHand()))
unit("24-2", "Interrogation Droid", SITH, "Droid", cost=3, force=2, capacity=2, icons="T",
     text=reaction(this_enters_play(), DiscardAtRandom()))
unit("24-4", "ISB Interrogators", NEUTRAL_DARK, "Character, Trooper", cost=1, force=1, capacity=1, icons="U",
     keywords=(SHIELDING,))
enhancement("24-5", "Intimidated", SITH, "Condition", cost=0, force=1, enhances=enemy_unit(CHARACTER),
     text=forced_reaction(host_focused_to_strike(), PlaceFocus(1, HOST)))
event("24-6", "Interrogation", SITH, cost=2, force=1,
     text=action(LookAtHandAndDiscard()))

# Set 25
objective("25-1", "Shadows of Dathomir", SITH, "Dathomir", resources=2, capacity=5)
unit("25-2", "Nightsister", SITH, "Character, Force Sensitive", cost=3, force=2, capacity=1, icons="UB",
     text=reaction(you_commit_this(), DealDamage(1, TARGET), target=target(an_objective())))
unit("25-4", "Rancor", NEUTRAL_DARK, "Creature", cost=4, force=1, capacity=4, icons="UUU(U)",
     keywords=(NO_ENHANCEMENTS,),
     text=forced_reaction(refreshed(), Destroy(TARGET),
          target=Pick(a_unit(Cheapest()), targeting=False, who=ACTIVE)))
enhancement("25-5", "The Hand's Blessing", SITH, "Condition", cost=1, force=1, enhances=a_unit(CHARACTER),
     text=reaction(refreshed(), RemoveFocus(ALL, HOST)))
event("25-6", "A Disturbance In the Force", SITH, cost=2, force=3,
     text=action(PlaceFocus(1, each(enemy_unit(Committed())))))

objective_set(19, "19-1", "19-2", "19-3", "19-4", "19-5", "19-6")
objective_set(20, "20-1", "20-2", "20-3", "20-4", "20-5", "20-6")
objective_set(21, "21-1", "21-2", "21-3", "21-4", "21-5", "21-6")
objective_set(22, "22-1", "22-2", "20-3", "20-4", "22-5", "22-6")
objective_set(23, "23-1", "23-2", "23-3", "20-4", "23-5", "19-5")
objective_set(24, "24-1", "24-2", "24-2", "24-4", "24-5", "24-6")
objective_set(25, "25-1", "25-2", "25-2", "25-4", "25-5", "25-6")
