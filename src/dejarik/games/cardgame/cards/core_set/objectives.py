"""Objectives of the Core Set."""

from dejarik.games.cardgame.abilities.lexicon import *

card("2-1", "In You Must Go", text=constant(FirstCheaper(ENHANCEMENT)))
card("3-1", "Forgotten Heroes", text=reaction(you_play(OfType((UNIT,)), FORCE_USER), Draw(1)))
card("4-1", "A Journey to Dagobah", text=interrupt(is_destroyed(THIS), SearchObjective()))
card("5-1", "The Secret of Yavin 4",
     text=reaction(your_objective_engaged(OTHER), EngageThisInstead(), limit=ONCE_PER_TURN))
card("6-1", "Last Minute Rescue",
     text=reaction(refreshed(), RemoveDamage(1, TARGET), target=target(a_unit())))
card("7-1", "Jedi Training", text=constant(Struggle(1)))
card("8-1", "The Defense of Yavin 4", text=interrupt(you_are_playing(VEHICLE), Reduce(), cost=DiscardAny()))
card("9-1", "Mission Briefing", text=reaction(opponents_turn_begins(), Draw(1)))
card("10-1", "Fleeing the Empire",
     text=reaction(your_phase_ends("refresh"), PlaceShield(TARGET),
                   target=target(either_of(your_unit(), your_objective()))))
card("11-1", "The Rebel Fleet", text=constant(Attackers(trait="Vehicle")))
card("13-1", "Mobilize the Squadrons",
     text=reaction(refreshed(), RemoveFocus(1, TARGET),
                   target=target(either_of(your_objective(), your_enhancement()))))
card("14-1", "Decoy at Dantooine",
     text=interrupt(leaves_play(OfType((OBJECTIVE,)), who=YOU), TurnDial(-1, least=1)))
card("15-1", "Questionable Contacts",
     text=reaction(refreshed(), MoveDamage(1, TARGET, SECOND), cost=DamageThis(),
                   target=(target(your_unit()), Pick(enemy_unit(), "second"))))
card("16-1", "Rumors at the Cantina", text=constant(IgnoreMatch()))
card("17-1", "Tribal Support",
     text=reaction(refreshed(), ReturnFromDiscard(), cost=DiscardOne(),
                   target=PickCard(FROM_DISCARD, (OfType((UNIT,)), trait("Ewok")))))
card("18-1", "Hit and Run",
     text=reaction(you_win_edge(attacking=True), DealDamage(1, ENGAGED), limit=ONCE_PER_TURN))
card("19-1", "Fall of the Jedi", text=reaction(your_phase_begins("draw"), PutUnderDeck()))
card("20-1", "Counsel of the Sith", text=reaction(opponents_turn_begins(), Draw(1)))
card("21-1", "Black Squadron Assault",
     text=action(RemoveFocus(1, TARGET), cost=Focus(THIS), target=choose(your_unit(trait("Black Squadron")))))
card("22-1", "The Heart of the Empire", text=constant(LoseIfDestroyed()))
card("23-1", "The Emperor's Web", text=constant(FirstCheaper(EVENT, SITH)))
card("24-1", "Cruel Interrogations", text=reaction(enters_play(THIS), CaptureRandomFromHand()))
card("27-1", "Kuat Reinforcements", text=interrupt(you_are_playing(VEHICLE), Reduce(), cost=DiscardAny()))
card("28-1", "The Ultimate Power", text=constant(Attackers(most=2)))
card("30-1", "Defense Protocol",
     text=reaction(your_phase_begins("draw"), DealDamage(1, TARGET), cost=LowerReserve(),
                   target=target(a_unit())))
card("31-1", "The Endor Gambit",
     text=reaction(refreshed(), RemoveFocus(1, TARGET), target=target(a_unit(VEHICLE))))
card("32-1", "Take Them Prisoner", text=reaction(enters_play(THIS), LookAndCapture(3)))
card("33-1", "The Bespin Exchange",
     text=reaction(you_capture_unit_from_play(), RemoveFocus(1, TARGET), target=target(an_objective())))
card("34-1", "Looking for Droids", text=constant(IgnoreMatch()))
card("35-1", "Corporate Exploitation",
     text=action(PutIntoPlay(FROM_HAND), cost=Focus(THIS),
                 target=PickCard(FROM_HAND, (OfType((UNIT,)), PrintedCost(at_most=1)), entering=True)))
card("36-1", "Reconnaissance Mission", text=constant(MoreReserve(1)))
