### Stories of the encounter deck ring-of-kafrene-takodana. Our own words.

story-back-room-auction-ring-of-kafrene = No names, no lights, only numbered doors and one raised finger at a time. Lot nine ticks. Lot ten is the owner of lot nine. The gentleman from customs is asked to bid or sit down.
story-back-room-auction-takodana = Once a year the castle sells what nobody came back for: contracts unsigned, warrants unserved, a blaster with somebody's initials. The hostess hammers with a soup ladle, and whoever argues with the ladle has bought the lot.

story-permit-trouble-ring-of-kafrene = Your permit is in order. In eleven years at this gate the inspector has never seen one in order, and he holds it to the light, sniffs it and calls his cousin over. Behind you the line begins to hum.
story-permit-trouble-ring-of-kafrene-1 = Outtalk the inspector
story-permit-trouble-ring-of-kafrene-1-success = By the end he thanks you for the audit, stamps your sleeve and hands over the day's fines.
story-permit-trouble-ring-of-kafrene-1-failure = He agrees with every word you say, and fines you for each of them.
story-permit-trouble-ring-of-kafrene-2 = Quote the regulations
story-permit-trouble-ring-of-kafrene-2-success = Paragraph nine, you remind him, is payable to the traveler. He always feared that somebody would read that far.
story-permit-trouble-ring-of-kafrene-2-failure = You quote them beautifully. They were repealed this morning, and there is a fee for quoting repealed ones.
story-permit-trouble-takodana = Here nobody asks for papers. Soup, a fire, and one rule burned into the beam: no quarrels before dessert. The customs man who fined you last month passes the bread, blushing. He would like to make amends.
story-permit-trouble-takodana-1 = Accept a refund
story-permit-trouble-takodana-2 = Ask whose papers were false

story-kafrene-cutpurse-ring-of-kafrene = In a street one shoulder wide you close your fingers around a hand, and the hand is in your pocket. Its owner smiles apologetically. Out of the steam, left and right, steps the rest of the family.
story-kafrene-cutpurse-ring-of-kafrene-1 = Fight the family
story-kafrene-cutpurse-ring-of-kafrene-1-success = They leave in a hurry and without their coats. You never knew that coats could hold so many purses.
story-kafrene-cutpurse-ring-of-kafrene-1-failure = You keep hold of that hand to the very end. The other nine were free.
story-kafrene-cutpurse-ring-of-kafrene-2 = Set them at each other
story-kafrene-cutpurse-ring-of-kafrene-2-success = You ask, loudly, who kept last week's share. While they discuss it, this week's share leaves with you.
story-kafrene-cutpurse-ring-of-kafrene-2-failure = They are a close family. They discuss your remark at length, and charge you for their time.
story-kafrene-cutpurse-takodana = The castle's wine cellar has two keys. One hangs on the hostess, and nobody has ever seen her sleep. The other hangs on a retired cutpurse from Kafrene, who is snoring on a barrel, knife in hand.
story-kafrene-cutpurse-takodana-1 = Lift the key
story-kafrene-cutpurse-takodana-1-success = He mutters, turns over and hugs your bedroll. Three bottles from before the Republic go out under your coat.
story-kafrene-cutpurse-takodana-1-failure = Old fingers never retire. You find his knife exactly where your hand was going.
story-kafrene-cutpurse-takodana-2 = Take over his watch

story-castle-regular-ring-of-kafrene = The old charmer knows everybody on the Ring by first name, and owes half of them money. That half has just taken the next table. “My dear friend!” he says, very loudly, and puts an arm around you.
story-castle-regular-ring-of-kafrene-1 = Settle his debts
story-castle-regular-ring-of-kafrene-2 = Hand him over, gently
story-castle-regular-takodana = “I have sat in this chair for thirty years,” says the old charmer, “and it has begun to look like me.” He reaches for his coat, then for the bottle, and waits to see which you prefer.
story-castle-regular-takodana-1 = Help him into his coat
story-castle-regular-takodana-2 = Share the bottle and listen

story-out-of-work-pilot-ring-of-kafrene = Two decks below they are cutting up her ship. She sits with her back to the window and names each part by the sound it makes when it falls. The cutters sell while it is warm.
story-out-of-work-pilot-ring-of-kafrene-1 = Offer her a seat
story-out-of-work-pilot-ring-of-kafrene-2 = Bid on the parts
story-out-of-work-pilot-takodana = Once around the lake, she proposes, low, in whatever you came in; if she finishes behind your engines, she works for you. The whole castle is already up on the battlements with money in its hands.
story-out-of-work-pilot-takodana-1 = Race her
story-out-of-work-pilot-takodana-1-success = She crosses the line behind you, wet, laughing, and already complaining about your left stabilizer.
story-out-of-work-pilot-takodana-1-failure = She waits for you on the shore with a rope and the name of a mechanic. You need both.
story-out-of-work-pilot-takodana-2 = Hold the stakes

story-unlisted-motivator-ring-of-kafrene = It is in no catalog, it hums although nothing is connected to it, and all by itself it has been moving toward the edge of the counter. The dealer wants it gone before dark. So does his dog.
story-unlisted-motivator-ring-of-kafrene-yes = Buy it before it leaves
story-unlisted-motivator-ring-of-kafrene-no = Leave it to the dog
story-unlisted-motivator-takodana = In the castle's boat shed stands an engine older than the boats, the shed and perhaps the lake. Generations of guests have carved advice into the door: “No.” “Don't.” “Not again.” It purrs when you come in.
story-unlisted-motivator-takodana-1 = Take out its motivator
story-unlisted-motivator-takodana-1-success = One twist, and it comes out warm into your hands, like something that was waiting to be asked.
story-unlisted-motivator-takodana-1-failure = You get as far as the lid. Under it lie three hundred years of coins, thrown in for luck.
story-unlisted-motivator-takodana-2 = Decipher the carvings
story-unlisted-motivator-takodana-2-success = Read from bottom to top, the advice tells where the very first guest buried his drinking money.
story-unlisted-motivator-takodana-2-failure = Read from bottom to top, it is a recipe for fish soup. You do not even like fish.

story-tunnel-map-ring-of-kafrene = A boy sells you a map of the tunnels under the Ring: every hatch, every ladder, every back room with a bed in it. The ink is still wet. He lay under those beds himself, he says, this morning.
story-tunnel-map-takodana = There are more rooms under the castle than above it, each with a nameplate, and down there the hostess has lost count, two barrels and a tax collector. She hands you a lantern. The collector, she adds, may stay lost.
story-tunnel-map-takodana-1 = Read and rehang the nameplates
story-tunnel-map-takodana-2 = Roll up the barrels

story-a-song-heard-once-ring-of-kafrene = The vault door has no keyhole, only a line of dead letters, worn smooth by fingers. A drunk on the step swears that it opens to a song, that he heard it once, and that it went like his cough.
story-a-song-heard-once-ring-of-kafrene-1 = Sing the inscription
story-a-song-heard-once-ring-of-kafrene-1-success = At the third verse the door joins in. Behind it a very surprised smuggler lowers his prices.
story-a-song-heard-once-ring-of-kafrene-1-failure = You sing it twice, with feeling. A window opens, and something wet comes out of it.
story-a-song-heard-once-ring-of-kafrene-2 = Take it off its hinges
story-a-song-heard-once-ring-of-kafrene-2-success = The song guards the lock. In four hundred years nobody had thought of guarding the hinges.
story-a-song-heard-once-ring-of-kafrene-2-failure = The door begins to scream, in tune. Silence, the watchman explains, can be bought.
story-a-song-heard-once-takodana = In the corner a nearly deaf musician plays a tune that you heard once, as a child, through a wall. You always wondered how it ended. It does not, you learn: one starts over until it sounds right.

story-encrypted-message-ring-of-kafrene = “For a friend of a friend,” says the courier, whose coat has a hole that was not there when he came in. He gives you a data stick, half a password and, as an afterthought, his boots.
story-encrypted-message-ring-of-kafrene-1 = Promise to deliver it
story-encrypted-message-ring-of-kafrene-2 = Sell the stick unread
story-encrypted-message-takodana = A bird with a metal ring lands on your breakfast, looks at you with one eye, then with the other, and drops a small cylinder into the eggs. You know the person it is addressed to. It ticks.
story-encrypted-message-takodana-1 = Keep it for the addressee
story-encrypted-message-takodana-2 = Crack the cipher
story-encrypted-message-takodana-2-success = The cipher is a shopping list, and the shopping list is the code of a bank vault. The bird looks away.
story-encrypted-message-takodana-2-failure = At the third wrong digit the cylinder goes off in your face. It was that kind of cipher.

story-ancient-statues-ring-of-kafrene = The pawnshop is full of stone gods with price tags around their necks. The broker buys whatever somebody will come looking for, sells it to whoever comes, and never knows which of his gods are real.
story-ancient-statues-ring-of-kafrene-1 = Pawn your cargo
story-ancient-statues-ring-of-kafrene-2 = Look for a real god
story-ancient-statues-ring-of-kafrene-2-success = One is real. You buy it as a doorstop, and sell it across the street as a god.
story-ancient-statues-ring-of-kafrene-2-failure = “Plaster,” you declare, and knock on it to prove your point. It was real until you knocked.
story-ancient-statues-ring-of-kafrene-3 = Dust the gods for wages
story-ancient-statues-takodana = In the forest behind the castle seven statues stand under the moss, and one is younger than the others by a thousand years and a nose. A student of history offers lunch and wages for holding his ladder.
story-ancient-statues-takodana-1 = Examine the young one yourself
story-ancient-statues-takodana-1-success = It is no statue but a seal, and you know whose. Every scholar in the sector would weep with envy.
story-ancient-statues-takodana-1-success-1 = Publish it under your name
story-ancient-statues-takodana-1-success-2 = Sell the seal quietly
story-ancient-statues-takodana-1-failure = You say the name aloud. The statue takes its first step in a thousand years, and lands on you.
story-ancient-statues-takodana-2 = Hold the ladder, eat lunch

story-house-rules-ring-of-kafrene = The pit under the ore market has one rule: no teeth. The favorite, who has just won with his teeth, takes a bow, and the crowd looks around for anybody who objects. You seem to be standing up.
story-house-rules-ring-of-kafrene-1 = Climb into the pit
story-house-rules-ring-of-kafrene-1-success = You win, strictly by the rule. With a lisp, the favorite asks for his teeth back.
story-house-rules-ring-of-kafrene-1-failure = The favorite helps you look for your purse. It is in his mouth.
story-house-rules-ring-of-kafrene-2 = Invoke the rule
story-house-rules-ring-of-kafrene-2-success = The judge looks it up and turns pale. All bets on the favorite go to whoever noticed.
story-house-rules-ring-of-kafrene-2-failure = The judge hears you out with interest. The rule, it turns out, does not cover his own teeth.
story-house-rules-takodana = The castle plays by rules of its own, and changes them along with the candles. Tonight the hostess puts up the bank, a cookpot full of coins, and needs another player, or somebody to watch the players' sleeves.
story-house-rules-takodana-1 = Sit down to play
story-house-rules-takodana-2 = Watch their sleeves

story-a-legend-retold-ring-of-kafrene = Under the bridge the storyteller breaks off in the middle of the battle and points at you: “Let our guest tell how it ended!” Two hundred miners turn around. One has played the villain all night, and still wears the horns.
story-a-legend-retold-ring-of-kafrene-1 = Make up a better ending
story-a-legend-retold-ring-of-kafrene-1-success = In your ending all are forgiven and somebody pays for drinks. By midnight it is the official version.
story-a-legend-retold-ring-of-kafrene-1-failure = In your ending the miners lose. They wait politely for another one, and then go home.
story-a-legend-retold-ring-of-kafrene-2 = Wrestle the villain
story-a-legend-retold-ring-of-kafrene-2-success = The villain dies for the first time in forty shows. The hat goes around until it is too heavy.
story-a-legend-retold-ring-of-kafrene-2-failure = The villain wins again. It is more true to life, he whispers, sitting on you.
story-a-legend-retold-takodana = By the fire they are telling your story, and telling it well: taller, braver, with a better ship. There is room in it for a second hero, and an old admirer keeps filling your plate and your purse.
story-a-legend-retold-takodana-1 = Share the glory
story-a-legend-retold-takodana-2 = Enjoy being admired

story-a-borrowed-name-ring-of-kafrene = The permit is genuine, the seal is genuine, and the face on it is wrong by one ear and a beard. It opens the ore exchange until noon. The owner, the dealer mentions, is well known there.
story-a-borrowed-name-ring-of-kafrene-1 = Trade from the shadows
story-a-borrowed-name-ring-of-kafrene-1-success = All morning you trade under another's name, and you are gone before the other arrives.
story-a-borrowed-name-ring-of-kafrene-1-failure = They know that name very well. By noon they know yours, and tell everybody who matters.
story-a-borrowed-name-ring-of-kafrene-2 = Sell the permit on
story-a-borrowed-name-takodana = At the corner table a scribe rents out good names by the month: a baron, a hero, a widow's only child. Each comes with papers and a sworn witness. The bench beside him is the softest in the castle.
story-a-borrowed-name-takodana-1 = Rent a good name
story-a-borrowed-name-takodana-2 = Nap under your own

story-the-unpaid-bill-ring-of-kafrene = The bill is nine years old, and in that time it has grown interest, a lawyer, and an arm like a loading crane. The arm takes off its glove. You do remember the dinner. It was excellent.
story-the-unpaid-bill-ring-of-kafrene-1 = Dispute it by hand
story-the-unpaid-bill-ring-of-kafrene-1-success = The arm was rented, and it stays with you. To see it again, its dealer will discount anything.
story-the-unpaid-bill-ring-of-kafrene-1-failure = The arm turns you upside down and shakes out the dinner, the interest and the tip.
story-the-unpaid-bill-ring-of-kafrene-2 = Pay, and ask who else owes
story-the-unpaid-bill-ring-of-kafrene-3 = Let him twist your arm
story-the-unpaid-bill-takodana = The castle never presses anybody for money. It merely lays an axe beside your plate, larger than you are, and nods toward the woodpile. In the kitchen, where it is warm, the cook pays for peeled roots.
story-the-unpaid-bill-takodana-1 = Pick up the axe
story-the-unpaid-bill-takodana-1-success = By evening the woodpile is a wall, and everybody who bet against you is paying.
story-the-unpaid-bill-takodana-1-failure = You lift the axe, for a moment. Your foot will remember that moment for days.
story-the-unpaid-bill-takodana-2 = Peel roots by the stove
