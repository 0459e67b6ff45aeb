"""The Jedi sets of the Core Set: 1 to 7."""

from dejarik.games.cardgame.abilities.lexicon import (
    ALL,
    CHARACTER,
    ELITE,
    ENGAGED,
    ENHANCEMENT,
    FORCE_USER,
    HOST,
    IT,
    JEDI,
    LIGHT,
    LIMITED,
    NEUTRAL_LIGHT,
    ONCE_PER_TURN,
    SHIELDING,
    TARGET,
    TARGETED_STRIKE,
    THIS,
    UNIT,
    VEHICLE,
    BalanceIsLight,
    CancelIt,
    DealDamage,
    DivideUnitDamage,
    Draw,
    DuringYourTurn,
    EngageThisInstead,
    FirstCheaper,
    FirstEdgeCardFaceUp,
    FocusThis,
    GainIcons,
    If,
    Not,
    OfType,
    OtherThan,
    Participating,
    PickAffected,
    PickDiscarded,
    PlaceFocus,
    PlaceShield,
    PutIntoPlayFromDiscard,
    RedirectDamage,
    RemoveDamage,
    RemoveFocus,
    RestartEdgeBattle,
    ReturnInstead,
    ReturnTop,
    SacrificeThis,
    SearchObjective,
    Strip,
    Struggle,
    YouAttack,
    a_unit,
    action,
    an_objective,
    constant,
    enemy_unit,
    enhancement,
    event,
    event_is_played,
    fate,
    focused_to_strike,
    friendly_would_be_damaged,
    icons,
    interrupt,
    objective,
    objective_set,
    opponents_turn_begins,
    reaction,
    refreshed,
    target,
    this_is_destroyed,
    trait,
    unit,
    unit_is_destroyed,
    you_play,
    your_other_objective_engaged,
    your_unit,
)

# Set 1
objective("1-1", "A Hero's Journey", JEDI, "Tatooine", resources=2, capacity=4)
unit("1-2", "Luke Skywalker", JEDI, "Character, Force User", unique=True, cost=4, force=3, capacity=3,
     icons="UUB(B)", keywords=(TARGETED_STRIKE,),
     text=reaction(opponents_turn_begins(), RemoveFocus(1, THIS)))
unit("1-3", "Twi'lek Loyalist", JEDI, "Character", cost=1, force=1, capacity=1, icons="(UT)")
enhancement("1-4", "Jedi Lightsaber", JEDI, "Weapon", cost=1, force=2,
     enhances=a_unit(trait("Force User", "Force Sensitive")),
     text=constant(GainIcons(icons("UB"))))
enhancement("1-5", "Trust Your Feelings", JEDI, "Skill", cost=2, force=1, enhances=a_unit(CHARACTER),
     text=action(RemoveFocus(1, HOST), cost=FocusThis()))
enhancement("1-6", "Dagobah Training Grounds", NEUTRAL_LIGHT, "Dagobah, Location", cost=1, resources=1,
     keywords=(LIMITED,))

# Set 2
objective("2-1", "In You Must Go", JEDI, "Dagobah", resources=1, capacity=5,
     text=constant(FirstCheaper(ENHANCEMENT)))
unit("2-2", "Yoda", JEDI, "Character, Force User", unique=True, cost=3, force=5, capacity=2, icons="T(UB)",
     keywords=(ELITE,),
     text=constant(GainIcons(icons("(UB)"), to=THIS, per_enhancement=True)))
unit("2-3", "Believer in the Old Ways", JEDI, "Character, Force Sensitive", cost=2, force=1, capacity=2,
     icons="U(B)")
enhancement("2-4", "Shii-Cho-Training", JEDI, "Skill, Lightsaber Form", cost=1, force=2,
     enhances=a_unit(FORCE_USER),
     text=constant(DivideUnitDamage()))
event("2-6", "Counter-stroke", JEDI, "Force, Control, Sense", cost=1, force=2,
     text=interrupt(event_is_played(), CancelIt()))

# Set 3
objective("3-1", "Forgotten Heroes", JEDI, resources=1, capacity=5,
     text=reaction(you_play(OfType((UNIT,)), FORCE_USER), Draw(1)))
unit("3-2", "Obi-Wan Kenobi", JEDI, "Character, Force User", unique=True, cost=5, force=4, capacity=3,
     icons="UT(TB)", keywords=(ELITE,),
     text=constant(FirstEdgeCardFaceUp()))
unit("3-3", "Jedi in Hiding", JEDI, "Character, Force User", cost=2, force=1, capacity=1, icons="UU(B)")
event("3-4", "Jedi Mind Trick", JEDI, "Force, Control, Sense, Alter", cost=1, force=1,
     text=action(If(BalanceIsLight(), PlaceFocus(2, TARGET), PlaceFocus(1, TARGET)),
            target=target(a_unit(trait("Character", "Creature")))))
event("3-5", "Our Most Desperate Hour", NEUTRAL_LIGHT, cost=0, force=1,
     text=action(PlaceShield(TARGET, even_if_shielded=True), target=target(a_unit(CHARACTER))))
fate("3-6", "Heat of Battle", LIGHT, priority=5, force=2,
     does=DealDamage(1, TARGET), target=target(enemy_unit(Participating())))

# Set 4
objective("4-1", "A Journey to Dagobah", JEDI, "Dagobah", resources=2, capacity=4, locked=JEDI,
     text=interrupt(this_is_destroyed(), SearchObjective()))
unit("4-2", "Red Five", JEDI, "Vehicle, Fighter", unique=True, cost=3, force=2, capacity=2, icons="BBB",
     keywords=(ELITE,))
unit("4-3", "R2-D2", NEUTRAL_LIGHT, "Droid", unique=True, cost=0, resources=1, capacity=1)
event("4-5", "Double Strike", JEDI, cost=1, force=1,
     text=reaction(focused_to_strike(CHARACTER), RemoveFocus(1, IT)))
fate("4-6", "Target of Opportunity", LIGHT, priority=9, force=2,
     does=If(YouAttack(), DealDamage(1, ENGAGED)))

# Set 5
objective("5-1", "The Secret of Yavin 4", JEDI, "Yavin 4", resources=1, capacity=6,
     text=reaction(your_other_objective_engaged(), EngageThisInstead(), limit=ONCE_PER_TURN))
unit("5-2", "C-3PO", NEUTRAL_LIGHT, "Droid", unique=True, cost=1, force=1, capacity=1,
     text=interrupt(event_is_played(), CancelIt(), cost=(FocusThis(), SacrificeThis())))
unit("5-3", "Guardian of Peace", JEDI, "Character, Force Sensitive", cost=2, force=1, capacity=2,
     icons="(U)", keywords=(SHIELDING,), protect="Character")
event("5-5", "Lightsaber Deflection", JEDI, cost=0, force=2,
     text=interrupt(friendly_would_be_damaged(OfType((UNIT,)), Not(VEHICLE)), RedirectDamage(),
               target=(PickAffected(), target(a_unit(OtherThan("that"))))))
fate("5-6", "Twist of Fate", LIGHT, priority=1, force=0,
     does=RestartEdgeBattle())

# Set 6
objective("6-1", "Last Minute Rescue", JEDI, "Cloud City", resources=1, capacity=5,
     text=reaction(refreshed(), RemoveDamage(1, TARGET), target=target(a_unit())))
unit("6-2", "Redemption", JEDI, "Vehicle, Capital Ship", unique=True, cost=5, force=3, capacity=4,
     icons="UU(BB)",
     text=interrupt(unit_is_destroyed(CHARACTER), ReturnInstead(), target=PickAffected(),
          limit=ONCE_PER_TURN))
unit("6-3", "Corellian Engineer", NEUTRAL_LIGHT, "Character, Engineer", cost=2, force=1, capacity=2,
     keywords=(SHIELDING,))
event("6-4", "Return of the Jedi", JEDI, cost=3, force=3,
     text=action(PutIntoPlayFromDiscard(),
          target=PickDiscarded((OfType((UNIT,)), FORCE_USER), entering=True)))
event("6-5", "Emergency Repair", NEUTRAL_LIGHT, cost=2, force=1,
     text=action(RemoveDamage(ALL, TARGET), target=target(an_objective()), when=DuringYourTurn()))
event("6-6", "Force Rejuvenation", JEDI, "Force, Control", cost=2, force=2,
     text=action(Strip(TARGET), target=target(your_unit(CHARACTER))))

# Set 7
objective("7-1", "Jedi Training", JEDI, resources=1, capacity=5,
     text=constant(Struggle(1)))
enhancement("7-4", "Ancient Monument", JEDI, "Location", cost=1, force=3,
     text=constant(Struggle(1)))
event("7-6", "It Binds All Things", NEUTRAL_LIGHT, cost=1, force=1,
     text=action(If(BalanceIsLight(), ReturnTop(2), ReturnTop(1))))

objective_set(1, "1-1", "1-2", "1-3", "1-4", "1-5", "1-6")
objective_set(2, "2-1", "2-2", "2-3", "2-4", "1-6", "2-6")
objective_set(3, "3-1", "3-2", "3-3", "3-4", "3-5", "3-6")
objective_set(4, "4-1", "4-2", "4-3", "1-3", "4-5", "4-6")
objective_set(5, "5-1", "5-2", "5-3", "5-3", "5-5", "5-6")
objective_set(6, "6-1", "6-2", "6-3", "6-4", "6-5", "6-6")
objective_set(7, "7-1", "3-3", "2-3", "7-4", "3-4", "7-6")
