### Stories of the encounter deck cantonica-ord-mantell. Our own words.

story-high-table-cantonica = The chandelier weighs more than your ship, and the smiles below it are just as cold. One chair at the high table is empty. The dealer pulls it out for you; your name is engraved on it already.
story-high-table-ord-mantell = A door laid across two fuel drums: on Ord Mantell that is the high table. Two old officers replay, in bottle caps, the battle that retired them both, and the whole scrapyard has money on your opinion.
story-high-table-ord-mantell-1 = Show them how to win
story-high-table-ord-mantell-1-success = You slide three caps to the left, and the war ends nineteen years early. Both officers weep, and the scrapyard pays.
story-high-table-ord-mantell-1-failure = You lose the battle even faster. The officers embrace you; everybody else wants compensation.
story-high-table-ord-mantell-2 = Hold the stakes

story-fathier-odds-cantonica = The fathiers are led past the rail, flanks gleaming. Number six, at the longest odds of the evening, stops and looks you straight in the eye, as if it knew something. Then again, all fathiers look like that.
story-fathier-odds-cantonica-yes = Bet on number six
story-fathier-odds-cantonica-yes-hit = Number six comes in second and sulks. Second, as it happens, pays rather well tonight.
story-fathier-odds-cantonica-yes-crit = Number six wins by a length, a jockey and part of the fence. It may have winked.
story-fathier-odds-cantonica-yes-focus = A dead heat for third. You get your stake back, and a signed photograph of the fathier.
story-fathier-odds-cantonica-yes-blank = Number six stops to look somebody else in the eye, and stays there for the whole race.
story-fathier-odds-cantonica-no = Just wave to it
story-fathier-odds-ord-mantell = The loading gang is one pair of arms short and pays by the crate. Most crates are small. The big one is marked LIVE FATHIER, THIS SIDE UP. That side is down, and losing its temper.
story-fathier-odds-ord-mantell-1 = Carry the small ones
story-fathier-odds-ord-mantell-2 = Turn the big one over
story-fathier-odds-ord-mantell-2-success = You set the crate on its feet, and the fathier on its own. The owner pays; the fathier licks you.
story-fathier-odds-ord-mantell-2-failure = You go looking for the side without hooves. There is no such side.

story-arms-salon-cantonica = Velvet, glass, and price tags turned to the wall: at this salon nobody asks what a weapon costs. The mannequin in full armor has just resigned over its pay, and the owner is eyeing your shoulders.
story-arms-salon-cantonica-1 = Ask what things cost
story-arms-salon-cantonica-2 = Stand in for the mannequin
story-arms-salon-ord-mantell = On Ord Mantell the arms salon has no velvet and no roof: the surplus of three armies lies in heaps, sorted by caliber and by loser. The owner sells by weight, and today keeps her thumb off the scale.

story-veterans-mess-cantonica = A retired general buys drinks for anybody who will hear his great defeat to the end. The left wing is olives, the right wing is your bread. Behind his back the barkeep signals: keep him going.
story-veterans-mess-cantonica-1 = Correct his left wing
story-veterans-mess-cantonica-1-success = You move two olives, and thirty years late he wins. He insists on dinner, and on your back pay as chief of staff.
story-veterans-mess-cantonica-1-failure = You absently eat the reserve. He surrenders, stiffly, and carries the bread to another table.
story-veterans-mess-cantonica-2 = Keep him ordering
story-veterans-mess-ord-mantell = She has kept her rifle clean for nine years and her bag packed for ten. The veterans' mess has a chair with her name on it, and she never sits down. “Are you going somewhere?” she asks. “Anywhere?”
story-veterans-mess-ord-mantell-1 = Take her aboard
story-veterans-mess-ord-mantell-2 = Find her another captain

story-loaded-dice-cantonica = On the promenade somebody in evening dress presses a pair of dice into your palm and walks on without a word. They are warm, handsome, and slightly heavier than they have any right to be.
story-loaded-dice-ord-mantell = Somebody has been winning on the docks with loaded dice, and people in long coats have closed the street at both ends. They have a list. They read slowly, moving their lips, and have reached your letter.
story-loaded-dice-ord-mantell-positive = Your name is on the other list: those who get a share of whatever is recovered.
story-loaded-dice-ord-mantell-neutral = Your name is not there, but there is room for it, and the pencil is sharp.
story-loaded-dice-ord-mantell-neutral-1 = Drag the cheat out yourself
story-loaded-dice-ord-mantell-neutral-1-success = You carry the cheat over by the collar, dice rattling out of both his sleeves. The coats lift their hats.
story-loaded-dice-ord-mantell-neutral-1-failure = The cheat is twice your weight and hides behind you. The coats settle for your purse.
story-loaded-dice-ord-mantell-neutral-2 = Sell them a likely name
story-loaded-dice-ord-mantell-negative = Your name is there, underlined twice, and the largest coat has just closed the book.
story-loaded-dice-ord-mantell-negative-1 = Hit the largest coat first
story-loaded-dice-ord-mantell-negative-1-success = He sits down in a puddle, opens the book again and crosses you out, with respect.
story-loaded-dice-ord-mantell-negative-1-failure = He holds you up by the ankles until the sum comes out right.
story-loaded-dice-ord-mantell-negative-2 = Turn out your pockets

story-dealers-tell-cantonica = A dealer on her last shift takes off her gloves, finger by finger, and tells you for nothing what fourteen years at the tables have taught her: which eyebrow, which ring, which cough. Then she goes home.
story-dealers-tell-ord-mantell = The archive of the old garrison is sold as waste paper, by weight. The dealer has a face like a bulkhead, except that his left eye twitches whenever you come near the third bundle.
story-dealers-tell-ord-mantell-1 = Read the third bundle
story-dealers-tell-ord-mantell-1-success = Pay lists, cover names, a forgotten account. By the time the eye stops twitching you know all of it by heart.
story-dealers-tell-ord-mantell-1-failure = It is a cookbook. The eye, you learn, always twitches shortly before lunch.
story-dealers-tell-ord-mantell-2 = Haul bundles for wages

story-yacht-club-brawl-cantonica = A spilled drink, a raised hand, and the whole terrace of the yacht club is on its feet. An admiral has a chair, a duchess has an oar, and the bouncers are looking for somebody without a title.
story-yacht-club-brawl-cantonica-1 = Meet the bouncers halfway
story-yacht-club-brawl-cantonica-1-success = The last bouncer slides into the marina. The duchess presses a purse on you, and some excellent gossip.
story-yacht-club-brawl-cantonica-1-failure = They throw you out twice, the second time without your purse.
story-yacht-club-brawl-cantonica-2 = Blame the admiral
story-yacht-club-brawl-cantonica-2-success = Nobody has suspected him of anything in years. He confesses, beaming, and pays you for the compliment.
story-yacht-club-brawl-cantonica-2-failure = The admiral owns the club. You learn it from the bill, under “chairs, assorted.”
story-yacht-club-brawl-ord-mantell = The brass plate came with the wreck. In the belly of a stranded pleasure yacht the shipbreakers of Ord Mantell keep their club, and tonight's brawl is well under way. A doorman with a Syndicate pin asks your name.
story-yacht-club-brawl-ord-mantell-positive = He lifts one finger, and the brawl parts before you, all the way to the purser's old safe.
story-yacht-club-brawl-ord-mantell-neutral = It means nothing to him. He hands you a chair leg and steps aside.
story-yacht-club-brawl-ord-mantell-neutral-1 = Join the brawl
story-yacht-club-brawl-ord-mantell-neutral-1-success = You are the last one standing, which by the rules of the club makes you treasurer.
story-yacht-club-brawl-ord-mantell-neutral-1-failure = You wake up under the piano. Earlier this evening it was on the upper deck.
story-yacht-club-brawl-ord-mantell-neutral-2 = Take bets at the bar
story-yacht-club-brawl-ord-mantell-negative = He repeats it, loudly, and the whole brawl stops to have a look at you.
story-yacht-club-brawl-ord-mantell-negative-1 = Leave by the galley
story-yacht-club-brawl-ord-mantell-negative-1-success = Out through the galley, the bilge and the club's cash drawer, and not one plate broken.
story-yacht-club-brawl-ord-mantell-negative-1-failure = The entire club sees you off, with its boots and a length of anchor chain.
story-yacht-club-brawl-ord-mantell-negative-2 = Pay him to forget it

story-stylist-to-the-stars-cantonica = “Who dressed you?” asks the droid, honestly shaken. “No, do not say it, I would have to report them.” Four arms unfold: scissors, pins, a hot towel and a price list. “What shall we save first?”
story-stylist-to-the-stars-cantonica-1 = Order a whole new person
story-stylist-to-the-stars-cantonica-2 = Take the hot towels
story-stylist-to-the-stars-cantonica-3 = Pose for the “before” picture
story-stylist-to-the-stars-ord-mantell = The sign says STYLIST TO THE STARS and means starships: under it a mechanic gives old freighters new noses. In the same shed her brother, once a field surgeon, does the pilots. They share one lamp.
story-stylist-to-the-stars-ord-mantell-1 = Send for the brother
story-stylist-to-the-stars-ord-mantell-2 = Let her start with the ship
story-stylist-to-the-stars-ord-mantell-3 = Hold the lamp

story-pawned-honour-cantonica = Between a crown and somebody's wedding ring, the pawnbroker weighs your kit in his palm and names a sum that makes you look up. The fakes in his window, he adds, want a recommendation from somebody dangerous.
story-pawned-honour-cantonica-1 = Leave a piece with him
story-pawned-honour-cantonica-2 = Vouch for the fakes
story-pawned-honour-ord-mantell = A medal and a blade lie on the counter of a scrapyard pawnshop. “The medal stays with me,” says the old sergeant. “The blade wants a hand, or a buyer. Whoever knows that hilt thinks twice.”
story-pawned-honour-ord-mantell-1 = Be the hand
story-pawned-honour-ord-mantell-2 = Find the buyer

story-the-ledger-cantonica = The casino's books are kept by a machine that has grown tired of lying. It hums, hesitates, prints half a number and swallows it again. The door is open; the accountant is at the races.
story-the-ledger-cantonica-1 = Open its casing
story-the-ledger-cantonica-1-success = The true ledger comes out warm, in duplicate. The casino buys back one copy and never hears of the other.
story-the-ledger-cantonica-1-failure = You cut the wrong wire. It balances the books at once, with the contents of your account.
story-the-ledger-cantonica-2 = Hear its confession
story-the-ledger-cantonica-2-success = It tells you everything since opening night, sobbing paper, including which slot machine pays on the hour.
story-the-ledger-cantonica-2-failure = It asks whether you are an auditor. You pause a moment too long, and it goes back to lying.
story-the-ledger-ord-mantell = Your name stands in the Syndicate's ledger, between a shipbreaker and a bishop. Behind the grille of the dock office a clerk tilts the page toward the light. On Ord Mantell it is the ink that matters.
story-the-ledger-ord-mantell-positive = Green. The clerk counts out your share and calls the house doctor, no charge.
story-the-ledger-ord-mantell-neutral = Pencil. It could still turn into anything, says the clerk, and reaches for the eraser.
story-the-ledger-ord-mantell-neutral-1 = Get erased, with a refund
story-the-ledger-ord-mantell-neutral-2 = Pay for proper ink
story-the-ledger-ord-mantell-negative = Red, and not quite dry. The clerk opens the grille and lets out something with knuckles.
story-the-ledger-ord-mantell-negative-1 = Buy a bottle of green
story-the-ledger-ord-mantell-negative-2 = Meet the knuckles

story-counting-cards-cantonica = The shoe is half empty, the bets are high, and you have kept count since sunset, through two dealers and one proposal of marriage. A man in a gray suit has begun to count you.
story-counting-cards-cantonica-if = The numbers are with you. From here on you know every card before the dealer does.
story-counting-cards-cantonica-if-1 = Cash in now
story-counting-cards-cantonica-if-2 = Play the shoe out
story-counting-cards-cantonica-if-2-success = You lose every tenth hand, sighing. The gray suit sighs along, and waves you past the cashier.
story-counting-cards-cantonica-if-2-failure = The gray suit counts your winnings aloud, keeps them, and hopes you enjoyed your evening.
story-counting-cards-cantonica-else = You lost track around the proposal. The discards would tell you, if you could steal a look at them.
story-counting-cards-cantonica-else-1 = Steal a look
story-counting-cards-cantonica-else-1-success = One glance into the back of a spoon, and the count is right again. So is the next bet.
story-counting-cards-cantonica-else-1-failure = The gray suit holds the spoon for you, then the door, then your wallet.
story-counting-cards-cantonica-else-2 = Quit while ahead
story-counting-cards-ord-mantell = On the hood of a dead transport three scrapyard thugs deal you in. You count the cards out of habit: six queens so far, and your own hand has not been dealt yet.
story-counting-cards-ord-mantell-1 = Say the number aloud
story-counting-cards-ord-mantell-1-success = They deny it up to the third punch. The pot comes with you, and so do all six ladies.
story-counting-cards-ord-mantell-1-failure = They can count after all. They count your purse, twice, and keep the change.
story-counting-cards-ord-mantell-2 = Slip in a seventh queen
story-counting-cards-ord-mantell-2-success = Seven queens. The thugs are much too ashamed of their own to mention yours.
story-counting-cards-ord-mantell-2-failure = Yours has a different back. They laugh until they cry, and you pay for the handkerchiefs.

story-names-in-lights-cantonica = Above the boulevard your face could burn all night, forty meters high, with better teeth. An heiress has canceled, so the slot is free. “Or lend us the face for a soup,” says the agent, squinting.
story-names-in-lights-cantonica-1 = Buy the whole night
story-names-in-lights-cantonica-2 = Be the face of soup
story-names-in-lights-ord-mantell = On Ord Mantell names are welded, not lit: the dock champion holds a speeder engine over his head while an apprentice puts the last sparks to his name on the gantry. There is room for one more below.
story-names-in-lights-ord-mantell-1 = Lift a bigger engine
story-names-in-lights-ord-mantell-1-success = You hold it until the sparks have spelled you out. The docks roar, and the Syndicate's man takes note.
story-names-in-lights-ord-mantell-1-failure = Up was the easy half. Down, the engine manages by itself, with you underneath.
story-names-in-lights-ord-mantell-2 = Collect bets for the champion

story-a-stacked-deck-cantonica = The croupier sweeps the table clean, bows to the winners, bows to the losers, and drops a glove. You hand it back, and find one marked card in your sleeve. You never saw how it got there.
story-a-stacked-deck-ord-mantell = Everybody in the mess hall has brought a deck, and every deck is stacked. So tonight they play without cards: each describes the hand he would have had, and the best liar takes the boots, belts and bottles.
story-a-stacked-deck-ord-mantell-1 = Describe your hand
story-a-stacked-deck-ord-mantell-1-success = Your hand is so modest that the cook believes it. After the cook they fold in order of rank.
story-a-stacked-deck-ord-mantell-1-failure = Somebody asks to see it. Then the owners of the boots show you the boots.
story-a-stacked-deck-ord-mantell-2 = Sell them an honest deck

story-guests-of-the-house-cantonica = Out of kindness the hostess of the casino reads the guest list from the bottom up. Cousins, dentists, a minor prince. Her finger climbs and climbs, and her smile with it, until they both find you.
story-guests-of-the-house-cantonica-if = At the very top. Somewhere behind her they switch on a fountain for you.
story-guests-of-the-house-cantonica-if-1 = Accept the welcome gift
story-guests-of-the-house-cantonica-if-2 = Ask for an introduction
story-guests-of-the-house-cantonica-else = A little above the dentists. For you there is a side door, with a discreet sale behind it.
story-guests-of-the-house-cantonica-else-1 = Visit the sale
story-guests-of-the-house-cantonica-else-2 = Entertain the dentists
story-guests-of-the-house-ord-mantell = The only house on this dock that takes guests is the guardhouse, and it keeps them until morning. The night watch is bored. Somebody has drawn a convoy in the dust and asks where you would strike.
story-guests-of-the-house-ord-mantell-1 = Point at the weak spot
story-guests-of-the-house-ord-mantell-1-success = They rush off to guard it. Somebody who wanted them elsewhere finds you before breakfast, purse in hand.
story-guests-of-the-house-ord-mantell-1-failure = “So that was you, last week,” says the corporal, and the night becomes a long one.
story-guests-of-the-house-ord-mantell-2 = Sleep, rent out the spare bunk
