### Stories of the encounter deck ryloth-naboo. Our own words.

story-canyon-wind-ryloth = The canyon narrows, the wind does not. At the far end a village has been waiting for medicine since the last storm, and the flags on the cliffs, which should all point one way, point every way there is.
story-canyon-wind-ryloth-1 = Fly the canyon
story-canyon-wind-ryloth-1-success = You come out sideways, upside down, and on time. The village names a blurrg after you.
story-canyon-wind-ryloth-1-failure = The wind suggests left, the cliff suggests right. Your wings take the advice of both.
story-canyon-wind-ryloth-2 = Carry the crates on foot
story-canyon-wind-naboo = The wind here has manners: no howling in canyons, it merely stirs the curtains. Waterfalls, clean sheets, a mechanic who whistles at his work. In the morning it turns out that somebody has paid your bill, twice.

story-the-hidden-ridge-ryloth = Nothing moves on the ridge, not a bird, not a pebble. That is how you know that it is full of people. Somewhere up there a spyglass has found you, and its owner is asking around who you are.
story-the-hidden-ridge-ryloth-positive = A rope ladder drops beside you. It appears that they have even kept you some supper.
story-the-hidden-ridge-ryloth-positive-1 = Take your share of spoils
story-the-hidden-ridge-ryloth-positive-2 = Ask for medics and mechanics
story-the-hidden-ridge-ryloth-neutral = Nobody shoots, nobody waves. A good guest here is one who arrives without being seen.
story-the-hidden-ridge-ryloth-neutral-1 = Climb up unseen
story-the-hidden-ridge-ryloth-neutral-1-success = You tap the lookout on the shoulder. He jumps, he laughs, and he offers you his post.
story-the-hidden-ridge-ryloth-neutral-1-failure = You are seen at once, and greeted with a small landslide. It is meant as advice.
story-the-hidden-ridge-ryloth-neutral-2 = Sell water at the bottom
story-the-hidden-ridge-ryloth-negative = Somebody up there remembers you. First a pebble comes down, and then the whole patrol.
story-the-hidden-ridge-ryloth-negative-success = The patrol goes back up faster than it came, and without its packs. The packs were full.
story-the-hidden-ridge-ryloth-negative-failure = They leave you your boots, so that you can walk home and tell everybody.
story-the-hidden-ridge-naboo = Behind the great waterfall a ridge hides a villa that is on no map. The people who matter spend their summers there. You have a letter of introduction, slightly damp, made out to somebody else entirely.
story-the-hidden-ridge-naboo-1 = Present the letter
story-the-hidden-ridge-naboo-1-success = By dessert three admirals are sure that they have known you for years. One remembers owing you money.
story-the-hidden-ridge-naboo-1-failure = The person in the letter is sitting at the table. You pay for the joke and take your leave.
story-the-hidden-ridge-naboo-2 = Fly in through the waterfall
story-the-hidden-ridge-naboo-2-success = You burst onto the terrace in a cloud of spray. They take you for the entertainment and throw coins.
story-the-hidden-ridge-naboo-2-failure = Behind most waterfalls there is a cliff. This is like most waterfalls.

story-governors-reception-ryloth = Two invitations for the same evening: the governor's, on cream paper with a crest, and one on the back of a ration label, from the people who live under the governor's floor. You cannot wear both ribbons.
story-governors-reception-ryloth-1 = Dance at the governor's
story-governors-reception-ryloth-2 = Dine under the floor
story-governors-reception-naboo = Music, mirrors, and a governor who loves a good story about himself. On the stairs the herald runs a white glove down the list of guests until he comes to you, and there the glove stops.
story-governors-reception-naboo-positive = “At last!” cries the governor. He has been telling everybody about you, and needs to hear how it ends.
story-governors-reception-naboo-positive-1 = Tell it as it was
story-governors-reception-naboo-positive-2 = Sell him the hero's part
story-governors-reception-naboo-neutral = Your name means nothing to the herald. But he has known names, he says, to gain in meaning.
story-governors-reception-naboo-neutral-1 = Tip the herald
story-governors-reception-naboo-neutral-2 = Sing with the band
story-governors-reception-naboo-negative = You are on the other list. There is still the kitchen door, and the cloakroom behind it.
story-governors-reception-naboo-negative-success = You leave with a tray, two greatcoats, and the contents of an entire admiralty's pockets.
story-governors-reception-naboo-negative-failure = The cook is a veteran. She has a ladle, a good arm, and no questions.

story-lylek-nest-ryloth = For three nights the herd has not come down to drink. On the fourth you see why: something with too many legs has moved into the gully, and it has been sorting its supplies by size.
story-lylek-nest-ryloth-1 = Fight it in the gully
story-lylek-nest-ryloth-1-success = The herd drinks. The village drinks, too, to you, and lets you have the shell of the beast.
story-lylek-nest-ryloth-1-failure = It measures you with one claw and puts you with the medium ones.
story-lylek-nest-ryloth-2 = Wall up the gully
story-lylek-nest-ryloth-2-success = The last boulder drops into place, and something clicks behind it, offended. By dawn the herd is at the water.
story-lylek-nest-ryloth-2-failure = It waits until the wall is finished, and pushes. The weak spot in the masonry is you.
story-lylek-nest-naboo = The professor has a lecture hall, three hundred students, and a live lylek in a cage built for something shorter. What he lacks is anybody who has ever met one in the open. His eye falls on your scars.
story-lylek-nest-naboo-1 = Give the lecture
story-lylek-nest-naboo-1-success = Habits, hunting, and what to do when cornered. The students take notes. The lylek looks flattered.
story-lylek-nest-naboo-1-failure = According to you it lives on grass. The lylek looks at the students, and so, just in case, do you.
story-lylek-nest-naboo-2 = Hold it while he measures
story-lylek-nest-naboo-2-success = Reach, grip, temper: he gets it all down while you sit on its neck. The faculty pays by the tooth.
story-lylek-nest-naboo-2-failure = What he measures best is the bite: from shoulder to elbow. He checks it with a second one.

story-twin-suns-song-ryloth = She sings of a sky with two suns, though she was born under one, and the stones at her feet hum along. She knows ninety verses, three dead languages, and everybody who fell here, by name.
story-twin-suns-song-ryloth-1 = Offer her a bunk
story-twin-suns-song-ryloth-2 = Join in the chorus
story-twin-suns-song-naboo = The pleasure barge “Twin Suns Song” sits aground among the lilies, and all forty guests aboard are giving orders. The captain has locked himself in the galley. The orchestra plays on, at a slant.
story-twin-suns-song-naboo-1 = Lift from below
story-twin-suns-song-naboo-1-success = You stand up under the keel, and the barge stands up with you. A hat goes around along the rail.
story-twin-suns-song-naboo-1-failure = The barge comes off the mud and onto you. It is lighter than it looks, but not by much.
story-twin-suns-song-naboo-2 = Give one sensible order
story-twin-suns-song-naboo-2-success = “Everybody to the port side,” you say, “where the cake is.” The barge tips, sighs, and floats.
story-twin-suns-song-naboo-2-failure = Exactly half of them obey. The barge turns around once, thoughtfully, and settles in deeper.

story-gungan-armourer-ryloth = A caravan crawls up the switchbacks behind a Gungan in a wet towel. He mends armor, hates the heat, and has sworn to unpack at the very next village. The very next village is eleven bends away.
story-gungan-armourer-ryloth-1 = Open the chests right here
story-gungan-armourer-ryloth-2 = Carry the chests uphill
story-gungan-armourer-naboo = “Yousa hit hard,” says the smith, walking around you with a tape. “But peoples hit yousa back, mesa thinks, and thatsa the trouble.” Off a hook he lifts something that rings like a bell under water.

story-blind-spot-ryloth = An old smuggler draws on your palm with a burnt stick: the patrols look here, and here, and over there never. Then he wipes it off with his thumb. “Now it is only in your head,” he says.
story-blind-spot-naboo = The palace elevator has stopped between two floors with a moff inside, in the one spot that no camera covers. His shouting fills the shaft. His office is on the floor above, and the door is not locked.
story-blind-spot-naboo-1 = Repair the elevator
story-blind-spot-naboo-1-success = The doors open with a chime. The moff straightens his cap and rewards you richly for having seen nothing.
story-blind-spot-naboo-1-failure = It goes down, suddenly, and up, just as suddenly. The ceiling is put on your bill.
story-blind-spot-naboo-2 = Visit the office
story-blind-spot-naboo-2-success = By the time they have winched him out you are in the street with a case full of official paperweights.
story-blind-spot-naboo-2-failure = They winch him out early. He finds you at his desk, feet up, and will know those boots again anywhere.

story-a-senators-debt-ryloth = A convoy is late, and somebody who serves a senator would like it to be later. “A word to the patrols will do,” says the note. In the margin another hand has added where the convoy sleeps.
story-a-senators-debt-ryloth-1 = Send the patrols astray
story-a-senators-debt-ryloth-2 = Rob the sleeping convoy
story-a-senators-debt-ryloth-2-success = You lead the guards off to the left and the cargo off to the right. The senator's debt is paid, to you.
story-a-senators-debt-ryloth-2-failure = The convoy sleeps with one eye open, and the eye is an excellent camera.
story-a-senators-debt-naboo = The fountain is loud enough to drown any conversation. “One favor,” says the senator, without looking at you. “Doctors, docks, a purse, whenever you ask. After that,” and crumbs go to the fish, “we have never met.”

story-the-price-of-renown-ryloth = In this village they sing about the greatest scoundrel on the Rim, all forty verses, with gestures. Tonight the children saw your ship come down, and they want to know whether the song is about you.
story-the-price-of-renown-ryloth-if = It is. By midnight the whole village has dined at your expense, just as in verse nineteen.
story-the-price-of-renown-ryloth-else = It is not. But you swear that you know the hero personally, and they pay to hear the rest.
story-the-price-of-renown-naboo = The papers have printed a list of the most celebrated scoundrels, in order. Young people with new blades read it from the top, and now they have an address, too. You were paid for it before anybody mentioned the name.
story-the-price-of-renown-naboo-success = The blades lie in the fountain, and so do their owners. The top of the list stays where it was.
story-the-price-of-renown-naboo-failure = The celebrity is relieved of a purse and an autograph. In every café they boast of both.

story-relief-convoy-ryloth = Three ships with bread and bandages need somebody who knows the way around the blockade. The commander walks down the line of volunteers, reading faces as other people read charts, and stops in front of you.
story-relief-convoy-ryloth-positive = Yours is a face that is known here. Without a word you are handed the flag of the lead ship.
story-relief-convoy-ryloth-positive-yes = Lead the convoy
story-relief-convoy-ryloth-positive-no = Wave as they leave
story-relief-convoy-ryloth-neutral = An unknown face, of a well-known kind. “We are short of flour,” you hear, “or else of hands.”
story-relief-convoy-ryloth-neutral-1 = Pay for the flour
story-relief-convoy-ryloth-neutral-2 = Load crates by the hour
story-relief-convoy-ryloth-negative = Yours is a face from a poster. As long as the silence lasts, you may draw a better route.
story-relief-convoy-ryloth-negative-success = You draw a loophole that only its owner could have known. The sheet is folded up with something like a smile.
story-relief-convoy-ryloth-negative-failure = Your route leads past three friends of yours with guns. You are charged for the ink.
story-relief-convoy-naboo = On the square a charity wheel turns for the relief convoy, gilded all over and run by the governor's aunt. The prizes are real, and so are the empty fields. She calls out every donation, with surnames.
story-relief-convoy-naboo-1 = Spin the wheel
story-relief-convoy-naboo-1-hit = The pointer ticks, trembles, and stops at a fruit basket. For fruit it is rather heavy.
story-relief-convoy-naboo-1-crit = Gold! The aunt kisses you on both cheeks and pays up with her eyes shut.
story-relief-convoy-naboo-1-focus = You win a dinner with the aunt. She now introduces you to everybody as her discovery.
story-relief-convoy-naboo-1-blank = An empty field. “How very generous of you,” says the aunt, and holds out the box.
story-relief-convoy-naboo-2 = Donate in a loud voice

story-patron-of-the-arts-ryloth = The theater burned down in the war, and the actors are still in costume. They play in the ashes every night for whoever comes by, and between acts they hear everything that goes on from here to the Core.
story-patron-of-the-arts-ryloth-1 = Pay for a new roof
story-patron-of-the-arts-ryloth-2 = Play the villain tonight
story-patron-of-the-arts-naboo = At the opera one box lacks a patron and the whole house lacks a rumor. The governor watches the boxes, the boxes watch each other, and on the stage somebody has been dying since the second act.
story-patron-of-the-arts-naboo-1 = Take the box
story-patron-of-the-arts-naboo-2 = Supply the rumor
story-patron-of-the-arts-naboo-2-success = By the final chorus it has come back to you twice, improved, and three ladies have paid for the sequel.
story-patron-of-the-arts-naboo-2-failure = The rumor turns out to be about the man you tell it to. He finds it a little pale.

story-the-family-totem-ryloth = An old woman unwraps three generations carved in black wood, each standing on the shoulders of the last. Her son fishes on Mon Calamari: would you take them? Behind her back a dealer silently shows you his purse.
story-the-family-totem-ryloth-1 = Take them to her son
story-the-family-totem-ryloth-2 = Nod to the dealer
story-the-family-totem-naboo = The museum has had the totem from Ryloth upside down for forty years, grandfather at the bottom with his heels in the air. The director is just explaining its deeper meaning to the governor's guests. You clear your throat.
story-the-family-totem-naboo-1 = Correct the director
story-the-family-totem-naboo-1-success = They turn it over, and a hidden drawer falls open. The director shares what is in it, and counts on your discretion.
story-the-family-totem-naboo-1-failure = You have it turned twice, and the third time it falls. For such cases the museum has a price list.
story-the-family-totem-naboo-2 = Agree with him warmly

story-plasma-vent-ryloth = In the heat gorge a pump coughs, and a village holds its breath along with it. Plasma is rising in the vent. There is a control box full of melted wire, and there is a valve wheel, glowing slightly.
story-plasma-vent-ryloth-1 = Rewire the control box
story-plasma-vent-ryloth-1-success = The pump clears its throat and begins to purr. The village breathes out, and then chips in.
story-plasma-vent-ryloth-1-failure = The box spits in your face. The pump recovers on its own, from the fright.
story-plasma-vent-ryloth-2 = Turn the glowing wheel
story-plasma-vent-naboo = Under the palace the plasma shaft opens once an hour, for as long as a good pilot needs and a fair one wishes for. The guild pays for every flask brought up. The regulars are taking bets.
story-plasma-vent-naboo-1 = Dive into the shaft
story-plasma-vent-naboo-1-success = Down, flask, up, and the doors kiss your tail. The heat has even welded that old crack.
story-plasma-vent-naboo-1-failure = Your flying, it turns out, is fair. The doors keep a souvenir from either side of the ship.
story-plasma-vent-naboo-2 = Work out the next opening
story-plasma-vent-naboo-2-success = You name the second, and the doors agree with you. The regulars pay, frowning at their own watches.
story-plasma-vent-naboo-2-failure = By your reckoning the shaft has been open all morning. The regulars are too tactful to comment.

story-the-quiet-wing-ryloth = In the quiet wing of the canyon, out of the wind, three hunters have hobbled a calf with its very first tusks. The herd belongs to the village. The hunters' packs, to judge by the rattle, are full of ivory.
story-the-quiet-wing-ryloth-1 = Face the hunters
story-the-quiet-wing-ryloth-1-success = They leave behind their packs, their rope, and one hat. The calf eats the hat.
story-the-quiet-wing-ryloth-1-failure = They hobble you, too, and look for tusks. It takes them a while to be sure.
story-the-quiet-wing-ryloth-2 = Untie the calf by night
story-the-quiet-wing-ryloth-2-success = You go home on tiptoe, and so does the calf, on all four. The village had promised a reward.
story-the-quiet-wing-ryloth-2-failure = The calf is so glad to see you that it calls its mother. She gets there first, and misunderstands.
story-the-quiet-wing-naboo = In the quiet wing of the palace the carpets swallow every step. A courier is looking for a fast ship and no questions, and leaves a pass on the sideboard: a clear lane to Lothal and back, good for one flight.
