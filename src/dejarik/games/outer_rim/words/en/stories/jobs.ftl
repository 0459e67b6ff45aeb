### Stories of jobs: what happens on them, test by test. Our own words.

story-the-casino-heist = The plan fits on a napkin: one smile, one shadow, one pair of clever hands, nine minutes. The napkin has since been used as a napkin, and the only one who can still read it is you.
story-the-casino-heist-completed = By the time the orchestra reaches the encore you are a passing light over the bay, and the vault is an echo.
story-the-casino-heist-failed = The casino is gracious about it. You may keep the napkin, and you may never come back.

story-the-vault-below-the-tables = Above you are thirty thousand lights and one orchestra; below you, a door that no guest has ever opened. Between the two stand a floor manager, a corridor and the best locksmith's masterpiece.
story-the-vault-below-the-tables-influence = The manager of the floor wants to know who invited you. He asks it the way others cock a blaster.
story-the-vault-below-the-tables-influence-success = You are, it turns out, his employer's favorite cousin. He apologizes and holds the curtain for you.
story-the-vault-below-the-tables-influence-failure = He believes every word, once you have put enough banknotes between the words.
story-the-vault-below-the-tables-stealth = Behind the curtain the corridor is white, bright and bare, and its guard has nothing to look at but you.
story-the-vault-below-the-tables-stealth-success = You cross it behind a dessert trolley, one wheel at a time. The guard counts the cakes.
story-the-vault-below-the-tables-stealth-failure = He looks. So does everyone he calls, and the last of them has brought a club.
story-the-vault-below-the-tables-tech = The masterpiece: eleven bolts, one keyhole, and a small plaque that wishes you luck.
story-the-vault-below-the-tables-tech-success = Eleven soft clicks, like applause from very small hands. You pocket the plaque as well.
story-the-vault-below-the-tables-tech-failure = The last bolt has a needle, and the needle has a temper. The door opens; your arm no longer does.

story-hijacking-a-freighter = Six fighters look after the freighter, and nobody looks after the six fighters. Their pilots have been staring at the same gray stern for nine days. You have brought them something new to look at.
story-hijacking-a-freighter-completed = The freighter changes hands, names and direction. Its old crew waves from the escape pods, not very kindly.
story-hijacking-a-freighter-failed = Your prize dwindles to a point of light, and its guardians finally own a tale for the mess hall.

story-boarding-at-full-burn = The freighter does not slow down for anybody. You will have to match its speed, lean out, and step across while both hulls are screaming. The airlock on the other side says “Please knock.”
story-boarding-at-full-burn-piloting = First the gap between the hulls has to shrink: no wider than a step, no narrower than a boarder.
story-boarding-at-full-burn-piloting-success = You lay your ship alongside as softly as a hand on a shoulder. You even knock.
story-boarding-at-full-burn-piloting-failure = You knock with the whole ship. Something of yours stays behind in their wing, but the airlock is open.
story-boarding-at-full-burn-tactics = Behind the airlock lie three corridors, nine sailors and one bridge. They know the way; you have the surprise.
story-boarding-at-full-burn-tactics-success = You ring the dinner gong in the aft mess and take the bridge while they look for spoons.
story-boarding-at-full-burn-tactics-failure = They retreat, and retreat, and shut the door behind you. The ninth sailor had the wrench.

story-jabbas-hidden-stash = Everybody at court knows that the stash exists, and nobody remembers who told them. The last three who went looking still visit the palace every day. They hang in the hall, labeled.
story-jabbas-hidden-stash-completed = The chest goes out through the kitchen, under a heap of frogs. By morning it is a legend again.
story-jabbas-hidden-stash-failed = The stash stays where it was. There is a fresh hook in the hall, and someone has begun on the label.

story-under-the-palace-floor = A grating, a ladder, a smell. Whatever guards the stash was fed this morning, or so the cook swears; but the cook also swears that nobody has ever been down here, and there are boots.
story-under-the-palace-floor-stealth = The way to the grating leads past forty sleeping courtiers, and one of them only seems asleep.
story-under-the-palace-floor-stealth-success = You borrow a tray and a bored look. Nobody has ever yet suspected a tray.
story-under-the-palace-floor-stealth-failure = “Lost?” asks the one who is not asleep. By breakfast the whole court will have heard about it.
story-under-the-palace-floor-knowledge = The cellar door has no lock, only a carved row of Hutt ancestors. One of them must be pressed.
story-under-the-palace-floor-knowledge-success = You press the great-uncle nobody mentions. The wall sighs and lets you through.
story-under-the-palace-floor-knowledge-failure = You press the founder of the clan. A dart reminds you of your manners before the wall gives way.
story-under-the-palace-floor-strength = The lid of the chest weighs as much as a speeder, and behind you something has finished digesting.
story-under-the-palace-floor-strength-success = You lift the lid with your knees, your back and your whole vocabulary, and leave at a run.
story-under-the-palace-floor-strength-failure = The lid moves a finger's breadth. Then the breakfast of the next day moves: it is you.

story-the-jewel-of-yavin = It has ruined four owners already, and the fifth pays in advance. You are to attend an auction on Naboo, lose it politely, and leave with the jewel all the same.
story-the-jewel-of-yavin-completed = The jewel has a new owner, who has already begun to look over his shoulder. You look only ahead.
story-the-jewel-of-yavin-failed = Somebody else goes home with the jewel. You almost pity them, and entirely envy them.

story-the-auction-of-the-jewel = Seven bidders, seven masks, and one jewel that hums when somebody lies. The hall sounds like a beehive. The auctioneer, a gentleman with white gloves, has asked you to speak up.
story-the-auction-of-the-jewel-knowledge = To stay in the room one has to bid, and to bid one has to say what the thing is.
story-the-auction-of-the-jewel-knowledge-success = You date the cut, name the temple and correct the catalog. For once the jewel is silent.
story-the-auction-of-the-jewel-knowledge-failure = The jewel hums through your whole speech. The house accepts a deposit instead of an answer.
story-the-auction-of-the-jewel-tech = Between bids the jewel rests under a glass dome with its own weather: beams, scales, and a small cold breeze.
story-the-auction-of-the-jewel-tech-success = You teach the scales to forget a pound and the beams to look elsewhere. The dome hums on, empty.
story-the-auction-of-the-jewel-tech-failure = The breeze becomes a gale, and the dome becomes a siren. All seven masks turn to you.
story-the-auction-of-the-jewel-tactics = All that remains is the door. The other six had the same idea for the same minute.
story-the-auction-of-the-jewel-tactics-success = You shout “Fire!”, then bid on it. In the confusion you are the only one who walks.
story-the-auction-of-the-jewel-tactics-failure = You are the first to reach the door. The guards come second, and they lock it.
story-the-auction-of-the-jewel-tactics-failure-success = The guards are laid out by lot number. You let yourself out with their keys.
story-the-auction-of-the-jewel-tactics-failure-failure = Going once, going twice. They take back the jewel and throw the rest of you out.

story-the-kessel-run = You will be asked about this flight for the rest of your life, so think of a good number beforehand. The spice is aboard, the Maelstrom is awake, and the long way around is for other people.
story-the-kessel-run-completed = You come out on the far side, smoking, and somebody on the radio asks how long it took. You say your number.
story-the-kessel-run-failed = You come out where you went in. The number, should anybody ask, is zero.

story-less-than-twelve-parsecs = The charts end here. The stories do not, but most of them are told by people who turned back. Ahead the gas glows like a furnace door, and something behind it opens and shuts.
story-less-than-twelve-parsecs-piloting = The mouth of the channel is full of carbon bergs, and they are all in a hurry.
story-less-than-twelve-parsecs-piloting-success = You let the biggest one go first and slip through in its shadow, like a thief behind a fat merchant.
story-less-than-twelve-parsecs-piloting-failure = Two bergs want the same gap as you. They are both granted it, and they meet in your hold.
story-less-than-twelve-parsecs-knowledge = Here the beacons lie. An old hand knows which of them lies in which direction.
story-less-than-twelve-parsecs-knowledge-success = You steer by the liar, minus the lie. The channel opens just where it does not.
story-less-than-twelve-parsecs-knowledge-failure = You trust the one honest beacon, which went out a century ago. The rock beside it is honest too.
story-less-than-twelve-parsecs-tech = In the middle of it the hyperdrive starts to cough, in a rhythm that you have learned to dread.
story-less-than-twelve-parsecs-tech-success = You wedge a spoon into the regulator. It will be the most honored spoon on the Rim.
story-less-than-twelve-parsecs-tech-failure = It coughs, it roars, and it takes the lid of the engine room with it. It does run, though.
story-less-than-twelve-parsecs-piloting-2 = One last turn, between a gravity well and something with a beak. No pilot has ever taken it twice.
story-less-than-twelve-parsecs-piloting-2-success = You roll, you drop, you shut your eyes, and behind you the beak closes on your exhaust.
story-less-than-twelve-parsecs-piloting-2-failure = You choose life, and life lies in the opposite direction. The stars you left receive you back.

story-rebel-prison-break = The cell has had a window since this morning, thanks to a friend with a drill. All it lacks is somebody who opens the door, carries the prisoner, and remembers where the ship was parked.
story-rebel-prison-break-completed = The prisoner sleeps in your bunk with both boots on. Far behind you the wardens are counting again, and coming up one short.
story-rebel-prison-break-failed = The window has been bricked up, and the drill is now evidence. The prisoner has asked for a better friend.

story-cell-block-nine = Nine doors, one key, and a warden who counts the footsteps in his corridor the way a miser counts coins. He has never yet been out by one. The floor has been polished for his convenience.
story-cell-block-nine-stealth = The corridor is ninety paces long, and you may not add a single one to his sum.
story-cell-block-nine-stealth-success = You walk only when he walks. At the ninth door he stops, frowns, and blames his knee.
story-cell-block-nine-stealth-failure = “Ninety-one,” says the warden, and his colleagues come out of all the doors but one.
story-cell-block-nine-stealth-failure-success = They lie in the corridor, evenly spaced. Nobody is counting anything any longer.
story-cell-block-nine-stealth-failure-failure = They count you out through the back gate, three strong men to each of your limbs.
story-cell-block-nine-strength = The key fits, and does not turn. Somebody has sat in here so long that the hinges grew together.
story-cell-block-nine-strength-success = You take the door off and lean it against the wall, in case they want it again.
story-cell-block-nine-strength-failure = The door comes loose all at once, and on top of you. The prisoner helps to lift it.
story-cell-block-nine-tactics = Sirens. Between you and the ship lie the yard, the wall, and everyone who was having dinner.
story-cell-block-nine-tactics-success = You open the other eight doors and leave in the crowd, by the gate, almost bored.
story-cell-block-nine-tactics-failure = The plan was to run for the shadows. The searchlights had the same plan.

story-relic-of-the-past = A collector shows you a drawing and looks away quickly, as if it could look back. The thing itself lies at the bottom of a sea, in a library, under a number that nobody alive has borrowed.
story-relic-of-the-past-completed = The collector pays without unpacking it. He has built a room for it, with no windows and one chair.
story-relic-of-the-past-failed = The relic stays below, among its own kind. Some nights you dream of the drawing, and it has turned its head.

story-the-drowned-archive = The library sank in one piece, a hundred years ago, with a single sigh. Its reading lamps still burn a mile down, and the silence in there is the strictest on Mon Calamari.
story-the-drowned-archive-knowledge = The catalog is in a dead language, arranged by the mood of the author. Your air will last for one search.
story-the-drowned-archive-knowledge-success = Under “Regret, early” you find the shelf, and on it a case that is warm to the touch.
story-the-drowned-archive-knowledge-failure = You surface with a well-kept cookbook. When you dive again, the lamps have gone out.
story-the-drowned-archive-strength = The case is bolted to the shelf, the shelf to the wall, and something large has come to see who is reading.
story-the-drowned-archive-strength-success = One pull, and you rise with the case, the shelf and a fine for the damage.
story-the-drowned-archive-strength-failure = You get the case, and the reader gets you, by the leg. In the end you both let go of something.

story-rescue-from-the-mines = The letter took two years to get out of Kessel, folded into the heel of a boot. It asks you to be quicker. At the bottom somebody has added, in another hand: “Bring a lamp.”
story-rescue-from-the-mines-completed = They sit in your hold in silence, looking at the stars as if somebody had just invented them.
story-rescue-from-the-mines-failed = The elevator goes up without them. A month later a boot arrives, and this time the letter is shorter.

story-down-among-the-spice = The elevator goes down for an hour. On the way the air turns sweet, then sharp, then blue. Somewhere below, people have stopped counting the days, and a foreman counts everything else.
story-down-among-the-spice-stealth = At the bottom there is a checkpoint. Everybody goes in with a shovel; nobody has been seen to come out.
story-down-among-the-spice-stealth-success = A shovel, a cough, a stoop. The guard does not even lift his eyes from his soup.
story-down-among-the-spice-stealth-failure = You have the wrong shovel. He waves you through, but your picture is on its way up to the owners.
story-down-among-the-spice-strength = The prisoners are behind a fall of rock, and the rock has not quite finished falling.
story-down-among-the-spice-strength-success = You hold up the ceiling while eleven people crawl out between your boots, saying “Thank you” one by one.
story-down-among-the-spice-strength-failure = You hold up the ceiling. Then the ceiling holds you down, and the way in is gone.
story-down-among-the-spice-piloting = Overhead the only shaft wide enough for a ship is closing, and they are not doing it slowly.
story-down-among-the-spice-piloting-success = You go up on your tail like a cork out of a bottle, with the doors clapping behind you.
story-down-among-the-spice-piloting-failure = Most of the ship goes through the doors before they close. The rest was only paint, and a fin.

story-rooting-out-spies = Three suspects and one dinner on Takodana, with nine courses. The host would like to know before dessert which of his guests is writing to the Empire. He suspects the soup as well.
story-rooting-out-spies-completed = Dessert is served to one guest fewer. The host has the letters read aloud, and everybody corrects the grammar.
story-rooting-out-spies-failed = Dessert is served, and reported, down to the last cherry. The next dinner will be given without you.

story-whispers-in-the-castle = A hundred guests under a hundred flags, and one of them writes down what the others sing. The music is loud, the tables are close, and everyone here has at least one secret to be nervous about.
story-whispers-in-the-castle-tactics = You need to see who listens where there is nothing to hear. For this, something has to be said to nobody.
story-whispers-in-the-castle-tactics-success = You tell an empty chair about a fleet. Within the hour somebody asks the chair for details.
story-whispers-in-the-castle-tactics-failure = You set three traps, and your host walks into all of them. He is not the spy, and he is not amused.
story-whispers-in-the-castle-influence = Now you know who. It remains to say so at the table, in front of friends, without a drawn blaster.
story-whispers-in-the-castle-influence-success = You raise a glass to the best handwriting in the hall. Only one guest hides his ink.
story-whispers-in-the-castle-influence-failure = You name the spy. The spy, who has the better voice, names you, and then draws.
story-whispers-in-the-castle-influence-failure-success = He falls among the dishes, and the letters fall out of him. The hall stops looking at you.
story-whispers-in-the-castle-influence-failure-failure = The hall believes whoever is left standing. You have to look up to see who it is.

story-hutt-favor = The Hutts do not ask for help. They mention, in passing, that a cousin is sulking in his villa and that whoever coaxed him out of it would be noticed. The cousin weighs as much as the villa.
story-hutt-favor-success = You mention, in passing, who else has been invited. He is first at the table, in his best hat.
story-hutt-favor-failure = You insult the villa. It takes four servants to carry his answer, and the court has heard of it already.

story-imperial-favor = An officer has mislaid what he was never allowed to own: forty confiscated rifles, now in the hands of a hill gang. He wants them back before the inspection. The inspection has landed.
story-imperial-favor-success = You let the gang steal one more crate, with you inside it. The officer signs for all of them, unread.
story-imperial-favor-failure = The gang hands back the rifles, the wrong way around: muzzles first. Somebody will have to explain this.

story-rebel-favor = They give you a map without names, a code without a key, and half of a coin. The other half will find you, they say, provided you stand in the right place. They leave before you can ask.
story-rebel-favor-success = The map is of the sea floor, the code is a tide table, and a stranger's coin fits yours.
story-rebel-favor-failure = You stand in the right place in the wrong tide. What finds you is the bill for the coin.

story-syndicate-favor = Somebody's warehouse on Nal Hutta has too many doors, and the Syndicate would like one of them to disappear, together with its frame. No explosives: the neighbors are asleep, and some of them are Hutts.
story-syndicate-favor-success = You walk through the sleeping street with a door under your arm, whistling. Nobody wakes, and everybody hears about it.
story-syndicate-favor-failure = The frame comes out, and the warehouse follows it. The neighbors are awake now, and quite large.

story-hired-help = She solders, she cooks, she shoots, she lies in four languages, all of it for one evening. By the time anybody thinks of asking for references she is usually two systems away, with the good pliers.

story-a-debt-collected = A gambler owes a hat-maker, the hat-maker owes a smuggler, and the smuggler has engaged you. You begin with the gambler. He is sitting at the high table, in eleven unpaid hats.
story-a-debt-collected-success = He pays, and throws in a hat. The money goes up the chain, less your share; the hat stays on.
story-a-debt-collected-failure = He has no money, but he has friends. There is one under each of the hats.

story-a-shipment-misplaced = The container is certainly in the warehouse. So are forty thousand others, all of them gray, and the droid who knew their order has been sold for scrap. Its memory still hangs on a hook, by one wire.
story-a-shipment-misplaced-success = You plug in the wire. “Row nine, at the very back,” sighs the memory, “as I have always said.”
story-a-shipment-misplaced-failure = The memory recites forty thousand numbers and melts. The warehouse charges by the hour for listening.

story-a-quiet-word = Somebody on Nal Hutta has to be told something, at night, in five words, without the guards hearing who said it. The window is on the third floor. The five words are not friendly.
story-a-quiet-word-success = You say the words into the dark. Something heavy sits up in bed and decides to leave the planet.
story-a-quiet-word-failure = You say the words, and the drainpipe says several more, at full volume, on the way down.
story-a-quiet-word-failure-if = The guards remember your face from last time. They make sure that you will remember theirs.
story-a-quiet-word-failure-else = By morning every clan house knows whose drainpipe it was, and whose boots were on it.

story-a-pilot-missing = Her flight plan ends in the middle of a sentence, and her friends would like to read on. She was last seen over the scrap yards of Ord Mantell, in a ship with one green wing.
story-a-pilot-missing-knowledge = A thousand wrecks lie here, sorted by price. Only somebody who knows ships can tell which of them landed.
story-a-pilot-missing-knowledge-success = The green wing lies under a tarpaulin, unscratched. She landed it, and somebody did not want that known.
story-a-pilot-missing-knowledge-failure = You find nine green wings, all painted last week. Somebody has been expecting you.
story-a-pilot-missing-tactics = She sits in the crane operator's shed, guarded by two brothers and a dog. The crane is running.
story-a-pilot-missing-tactics-success = You lift the shed, set it down beside your ship, and give the dog a bone for its silence.
story-a-pilot-missing-tactics-failure = You lift the wrong shed. The brothers climb out of it, and then you have a long evening.
story-a-pilot-missing-completed = She finishes the sentence herself, over supper: “…and that is why one never trusts a crane.”
story-a-pilot-missing-failed = The sentence stays as it is. Her friends thank you, and read the first half once more.

story-wanted = The picture on the poster is eleven years old and does nobody justice, but the sum below it does. Across the square the original is buying fruit, and has just noticed who is reading.
story-wanted-success = The original comes quietly in the end. You use the poster to wrap the fruit.
story-wanted-failure = The original sends you home with a bruise in the shape of a melon. The poster hangs on.

story-legendary-game-of-sabacc = They will tell of this game in ports where nobody has ever met you: who sat with their back to the door, who brought the deck, who wept. All that is still missing is somebody to sit opposite.
