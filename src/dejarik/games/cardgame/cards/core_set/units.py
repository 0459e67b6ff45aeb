"""Units of the Core Set."""

from dejarik.games.cardgame.abilities.lexicon import *

card("1-2", "Luke Skywalker", text=reaction(opponents_turn_begins(), RemoveFocus(1, THIS)))
card("2-2", "Yoda", text=constant(GainIcons(icons("(UB)"), to=THIS, per_enhancement=True)))
card("3-2", "Obi-Wan Kenobi", text=constant(FirstEdgeCardFaceUp()))
card("5-2", "C-3PO", text=interrupt(event_is_played(), CancelIt(), cost=(Focus(THIS), Sacrifice(THIS))))
card("6-2", "Redemption",
     text=interrupt(is_destroyed(OfType((UNIT,)), CHARACTER, discarded=True), ReturnInstead(),
                    target=PickAffected(), limit=ONCE_PER_TURN))
card("8-2", "Red Two", text=reaction(objective_destroyed(), RemoveFocus(1, THIS)))
card("9-3", "Battlefield Engineers",
     text=reaction(attacks(THIS), RemoveFocus(1, TARGET), target=target(your_enhancement())))
card("9-4", "A-Wing", text=reaction(focused_to_strike(THIS), Draw(1)))
card("10-2", "Leia Organa",
     text=(constant(CapturedInstead()),
           interrupt(leaves_play(THIS), RemoveFocus(ALL, each(your_card())))))
card("11-2", "Home One",
     text=reaction(focused_to_strike(THIS, attacking=True),
                   DealDamage(1, each(enemy_objective(Not(Engaged()))))))
card("11-4", "Repair Droid",
     text=action(RemoveDamage(1, TARGET), target=target(a_unit(VEHICLE)), limit=ONCE_PER_TURN))
card("12-2", "Admiral Ackbar",
     text=(action(PlayThisAsParticipant(), when=DuringEngagement(), from_hand=True),
           reaction(enters_play(THIS, during_engagement=True),
                    DealDamage(1, each(enemy_unit(Participating()))))))
card("12-3", "X-Wing Escort", text=interrupt(leaves_play(THIS), OpponentSacrifices(enemy_unit(VEHICLE))))
card("14-2", "Wookiee Navigator", text=reaction(survives_attacking(THIS), EngageAgain()))
card("15-2", "Han Solo",
     text=reaction(attacks_or_defends(THIS), DealDamage(1, TARGET), target=target(enemy_unit())))
card("16-2", "Rebel Sympathizer", text=action(NextCardCheaper(1), cost=Sacrifice(THIS)))
card("17-2", "Ewok Scout",
     text=reaction(attacks(THIS), CannotUntil(("cannot-defend",), TARGET, END_OF_ENGAGEMENT),
                   target=target(enemy_unit())))
card("18-2", "Secret Informant", text=constant(RepeatFate()))
card("19-2", "Darth Vader",
     text=reaction(you_play(OfType((EVENT,)), Affiliated(SITH)), DealDamage(1, TARGET),
                   target=target(a_unit()), limit=ONCE_PER_TURN))
card("21-2", "Vader's TIE Advanced", text=reaction(focused_to_strike(THIS), DiscardTopForIcons()))
card("21-3", "TIE Advanced", text=reaction(survives_attacking(THIS, unopposed=True), DealDamage(1, ENGAGED)))
card("21-4", "Black Squadron Pilot",
     enhances=your_unit(FIGHTER),
     text=(constant(EntersAsEnhancement()),
           as_enhancement(GainIcons(icons("UB")))))
card("22-2", "Coruscant Defense Fleet", text=constant(CannotAttack()))
card("23-2", "Emperor Palpatine",
     text=reaction(objective_destroyed(), ReturnFromDiscard(),
                   target=PickCard(FROM_DISCARD, (OfType((EVENT,)), Affiliated(SITH)))))
card("24-2", "Interrogation Droid", text=reaction(enters_play(THIS), DiscardAtRandom()))
card("25-2", "Nightsister",
     text=reaction(you_commit(THIS), DealDamage(1, TARGET), target=target(an_objective())))
card("25-4", "Rancor",
     text=forced_reaction(refreshed(), Destroy(TARGET),
                          target=Pick(a_unit(Cheapest()), targeting=False, who=ACTIVE)))
card("26-2", "Admiral Motti", text=reaction(refreshed(), RemoveFocus(1, TARGET), target=target(your_unit())))
card("27-2", '"Backstabber"',
     text=(action(PlayThisAsParticipant(), when=DuringEngagement(), from_hand=True),
           reaction(enters_play(THIS, during_engagement=True), DealDamage(1, ENGAGED))))
card("28-2", "Grand Moff Tarkin", text=constant(MoreCapacity(-1, to=each(enemy_objective()))))
card("28-3", "Superlaser Engineer",
     text=reaction(enters_play(THIS), RevealTopAndTake(
         5, (Affiliated(IMPERIAL_NAVY), OfType((EVENT, ENHANCEMENT)), PrintedCost(at_least=3)))))
card("29-2", "Devastator", text=reaction(objective_destroyed(OPPONENT), TurnDial(1), cost=Spend(1)))
card("29-3", "Imperial Officer", text=reaction(objective_destroyed(OPPONENT), TurnDial(1), cost=Spend(2)))
card("30-2", "TIE Attack Squadron",
     text=(constant(GainIcons(icons("U"), to=THIS, when=YouPlacedFate())),
           constant(GainKeyword(TARGETED_STRIKE, to=THIS, when=YouPlacedFate()))))
card("31-2", "AT-ST Commander",
     text=action(PlaceShield(TARGET), cost=Spend(1), target=choose(a_unit(Participating(), VEHICLE)),
                 when=DuringEngagement()))
card("31-3", "AT-ST", text=reaction(enters_play(THIS), Draw(1)))
card("33-2", "Boba Fett",
     text=reaction(this_damages(CHARACTER), Capture(IT, TARGET), target=choose(dark_objective())))
card("33-3", "Outer Rim Hunter",
     text=reaction(attacks(THIS), DealDamage(1, TARGET, by=OPPONENT),
                   target=choose(enemy_objective(), OPPONENT)))
card("34-2", "Viper Probe Droid", text=constant(PlayFromDiscard()))
card("36-2", "Human Replica Droid",
     text=reaction(you_win_edge(), PutIntoPlay(FROM_HAND, joining=True), from_hand=True))
