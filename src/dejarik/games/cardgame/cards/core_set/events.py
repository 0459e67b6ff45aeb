"""Events of the Core Set."""

from dejarik.games.cardgame.abilities.lexicon import *

card("2-6", "Counter-stroke", text=interrupt(event_is_played(), CancelIt()))
card("3-4", "Jedi Mind Trick",
     text=action(If(BalanceIsLight(), PlaceFocus(2, TARGET), PlaceFocus(1, TARGET)),
                 target=target(a_unit(trait("Character", "Creature")))))
card("3-5", "Our Most Desperate Hour",
     text=action(PlaceShield(TARGET, even_if_shielded=True), target=target(a_unit(CHARACTER))))
card("4-5", "Double Strike", text=reaction(focused_to_strike(CHARACTER), RemoveFocus(1, IT)))
card("5-5", "Lightsaber Deflection",
     text=interrupt(would_be_damaged(OfType((UNIT,)), Not(VEHICLE), who=YOU), RedirectDamage(),
                    target=(PickAffected(), target(a_unit(Not(Same(IT)))))))
card("6-4", "Return of the Jedi",
     text=action(PutIntoPlay(FROM_DISCARD),
                 target=PickCard(FROM_DISCARD, (OfType((UNIT,)), FORCE_USER), entering=True)))
card("6-5", "Emergency Repair",
     text=action(RemoveDamage(ALL, TARGET), target=target(an_objective()), when=DuringYourTurn()))
card("6-6", "Force Rejuvenation", text=action(Strip(TARGET), target=target(your_unit(CHARACTER))))
card("7-6", "It Binds All Things", text=action(If(BalanceIsLight(), ReturnTop(2), ReturnTop(1))))
card("8-6", "Rebel Assault",
     text=action(DealDamage(2, TARGET), target=target(either_of(enemy_unit(), enemy_objective())),
                 limit=ONE_PER_TURN))
card("10-5", "You're My Only Hope",
     text=action(Then(Draw(2), ChooseAndDiscard(OPPONENT)), cost=Sacrifice(your_unit())))
card("12-6", "Heroic Sacrifice",
     text=action(Destroy(TARGET), cost=Sacrifice(your_unit(VEHICLE)),
                 target=target(enemy_unit(VEHICLE, PrintedCost(at_most=4)))))
card("13-6", "Covering Fire",
     text=action(PlaceShield(each(your_unit(Participating()))), cost=Sacrifice(your_unit()),
                 when=DuringEngagement()))
card("14-5", "Fall Back!", text=action(ReturnToHand(TARGET), target=target(your_unit())))
card("14-6", "A New Hope", text=action(KeepThree()))
card("15-5", "Swindled", text=action(ReturnToHand(TARGET), target=target(a_unit(PrintedCost(at_most=2)))))
card("15-6", "Crossfire", text=reaction(focused_to_strike(CHARACTER), GainIconOfChoice()))
card("16-5", "Rescue Mission", text=action(Rescue(TARGET), target=choose(dark_objective(Holding()))))
card("16-6", "It Could Be Worse",
     text=interrupt(would_be_damaged(OfType((UNIT, OBJECTIVE))), PreventDamage(),
                    target=PickAffected(targeting=True)))
card("17-5", "Yub Yub!",
     text=action(DiscardThing(TARGET), cost=Focus(your_unit(trait("Ewok"))), target=target(an_enhancement())))
card("19-5", "Force Choke",
     text=action(DealDamage(1, TARGET), target=target(a_unit(trait("Character", "Creature"))),
                 limit=ONE_PER_TURN))
card("20-5", "Dark Precognition", text=action(Then(Draw(2), ChooseAndDiscard())))
card("21-5", "I'm On the Leader", text=action(PlaceFocus(1, TARGET), target=target(enemy_unit(FIGHTER))))
card("22-5", "Force Stasis",
     text=action(CannotUntil(("cannot-attack", "cannot-defend"), TARGET, END_OF_PHASE),
                 target=target(enemy_unit(trait("Character", "Creature")))))
card("22-6", "There Is No Escape", text=action(PutAllUnderDecks(each(a_unit())), when=DuringForcePhase()))
card("23-5", "Force Lightning", text=action(Destroy(TARGET), target=target(a_unit(IsExhausted()))))
card("24-6", "Interrogation", text=action(LookAtHandAndDiscard()))
card("25-6", "A Disturbance In the Force", text=action(PlaceFocus(1, each(enemy_unit(Committed())))))
card("27-5", "Tallon Roll", text=action(RemoveFocus(1, TARGET), target=target(a_unit(FIGHTER))))
card("27-6", "Death from Above",
     text=action(Until(END_OF_ENGAGEMENT, GainIcons(icons("B"), TARGET)),
                 target=target(up_to(2, a_unit(Attacking(), VEHICLE)))))
card("28-6", "Superlaser Blast",
     text=action(Destroy(TARGET), target=target(an_objective()), when=DuringYourTurn()))
card("32-4", "Detained",
     text=reaction(enemy_attacker_strikes(trait("Character", "Droid")), Capture(IT, TARGET),
                   target=choose(dark_objective())))
card("32-5", "Trooper Assault",
     text=action(Until(
         END_OF_ENGAGEMENT, GainIcons(icons("UB"), each(a_unit(Attacking(), trait("Trooper")))))))
card("32-6", "Tear This Ship Apart",
     text=action(DiscardThing(TARGET), target=target(an_enhancement(Not(WithKeyword(LIMITED))))))
card("33-6", "Bounty Collection",
     text=reaction(you_capture_unit_from_play(), RemoveFocus(1, TARGET),
                   target=choose(up_to(3, your_non_unit()))))
card("34-4", "Dark Alliance", text=action(Until(END_OF_PHASE, IgnoreMatch())))
card("34-6", "It's Worse",
     text=interrupt(interrupt_is_initiated(),
                    Then(CancelIt(), seq(target(enemy_unit()), DealDamage(1, TARGET)))))
