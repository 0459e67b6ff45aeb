### Stories of the encounter deck navpoints. Our own words.

story-friendly-colours-patrol = Their hulls are painted in colors that you have flown yourself, for a week, under another name. “Old friend!” crackles the hail. “We still owe you from last time. Or was it the other way around?”
story-friendly-colours-patrol-1 = Take what they owe
story-friendly-colours-patrol-2 = Play the old friend
story-friendly-colours-patrol-2-success = You laugh in the right places and weep in one. They insist on paying you twice.
story-friendly-colours-patrol-2-failure = The friend you are playing died in their arms last year. They were rather fond of him.
story-friendly-colours-clear = A squadron drops out of the dark, every hull a different color and none of them whole. Its leader waggles his wings, which is either a greeting or a loose wing, and comes closer for a look at you.
story-friendly-colours-clear-positive = “It's one of ours!” Within the hour they have welded everything that you had been meaning to weld.
story-friendly-colours-clear-neutral = “Not an enemy, at least,” they decide, and lend you a mechanic who cannot sit still.
story-friendly-colours-clear-negative = Then they recognize you. The wings stop waggling and start shooting.
story-friendly-colours-clear-negative-success = You leave between two of them, through a gap so narrow that they trade paint.
story-friendly-colours-clear-negative-failure = They shoot better than they paint. Your hull breaks out in several colors at once.

story-sensor-ghost-patrol = Between two sweeps of their sensors lies a gap of four heartbeats. For that long you are not there, and neither is anything you might do. You count under your breath: three sweeps, four, always the same gap.
story-sensor-ghost-patrol-yes = Slip into the gap
story-sensor-ghost-patrol-no = Stay on their screens
story-sensor-ghost-patrol-yes-success = On their screens you still hang where you were. You are long since elsewhere, with time to spare.
story-sensor-ghost-patrol-yes-failure = Your heart beats faster than theirs. They catch you halfway, lights out and on tiptoe.
story-sensor-ghost-clear = Something answers your signal, a little later and a little lower, as if space were learning to speak. Twice you hear your own call sign. The third time it has a question mark, and is closer.
story-sensor-ghost-clear-1 = Tune it in
story-sensor-ghost-clear-1-success = It is an old relay, lonely and full of undelivered mail. The stamps alone are worth a good deal.
story-sensor-ghost-clear-1-failure = You tune until the sound is clear as glass. It is your own heater, humming.
story-sensor-ghost-clear-2 = Lie in wait for it
story-sensor-ghost-clear-2-success = A smuggler's decoy drifts by with a full hold. You let it keep the question mark.
story-sensor-ghost-clear-2-failure = It was lying in wait for you as well, and had started much earlier.

story-derelict-freighter-patrol = “Is that wreck yours?” asks the patrol. She hangs between you, dark, full of holes, heavy with whatever she carried when her luck ran out. The question has a right answer, and they wonder which one you will give.
story-derelict-freighter-patrol-1 = Claim her as your own
story-derelict-freighter-patrol-1-success = You describe your loss so movingly that they tow the cargo over to you and salute.
story-derelict-freighter-patrol-1-failure = Then the towing charges are yours as well, and so is the fine for littering.
story-derelict-freighter-patrol-2 = Leave the find to them
story-derelict-freighter-clear = Her lights are on, her table is laid, and nobody has been aboard for years. The computer counts down to departure, and each time begins again. The hold is sealed, and its lock is awake.
story-derelict-freighter-clear-1 = Open the hold
story-derelict-freighter-clear-1-success = The lock gives in with a sigh. It had guarded a full hold for years, and longed to be relieved.
story-derelict-freighter-clear-1-failure = The countdown reaches zero. She departs at last, and takes a piece of your hull along.
story-derelict-freighter-clear-2 = Take the silverware

story-pirate-ambush-patrol = Behind the next asteroid you count nine warm engines, waiting. The patrol beside you is discussing lunch. In a minute it will fly past that asteroid, in single file, singing.
story-pirate-ambush-patrol-1 = Warn the patrol
story-pirate-ambush-patrol-2 = Lead the charge
story-pirate-ambush-patrol-2-success = You come around the rock before everybody else. The patrol is just in time to cheer and count prizes.
story-pirate-ambush-patrol-2-failure = The patrol learns of the ambush from the way you fly backward. The report mentions you, and not kindly.
story-pirate-ambush-clear = The distress call was good: children, fire, a breaking voice. The laughter behind it was not. Skiffs slide out from under the wreck, guns first, and offer to let you pay without any shooting. They have begun the shooting.
story-pirate-ambush-clear-success = Now they call for help, far less convincingly. You answer with their cash box already in your hold.
story-pirate-ambush-clear-failure = They are quick and tidy, and leave you just enough fuel to tell somebody about it.

story-stop-and-search-patrol = “Cut your engines.” The beam has you before you can answer. The boarding officer wears white gloves, and draws a finger along your hatch, your shelves and your crew. Then he asks what is under the floor.
story-stop-and-search-patrol-if = He has guessed right, down to the color of the crates.
story-stop-and-search-patrol-if-1 = Move it ahead of him
story-stop-and-search-patrol-if-1-success = It stays one compartment ahead of the gloves, and they leave as white as they came.
story-stop-and-search-patrol-if-1-failure = He takes off a glove to write. The list is long, and the last line is a fine.
story-stop-and-search-patrol-if-2 = Shake his glove, generously
story-stop-and-search-patrol-if-3 = Hand it over yourself
story-stop-and-search-patrol-else = You lift the boards: dust. He has never been so disappointed in anybody, and says so.
story-stop-and-search-patrol-else-1 = Demand compensation
story-stop-and-search-patrol-else-1-success = You bring up the delay, form nine and his mother. The gloves sign for everything.
story-stop-and-search-patrol-else-1-failure = He takes down your complaint word for word, and reads it out to the whole fleet.
story-stop-and-search-patrol-else-2 = Sell him floor polish
story-stop-and-search-clear = A quiet stretch, and nobody to stop you but yourself. You search your own ship for whatever has rattled since the last port. It is a purse, wedged between two plates that badly needed tightening.

story-drifting-pod-patrol = The pod is one of theirs, and behind the frosted glass somebody with a great many medals knocks from time to time. The patrol has searched for a week, elsewhere. There is a reward. There is also gratitude.
story-drifting-pod-patrol-1 = Return it, ask for nothing
story-drifting-pod-patrol-2 = Present your bill
story-drifting-pod-clear = The pod turns slowly in the starlight. Stenciled on the hatch: keep cold, this side toward the sun, property of Mon Calamari, do not open, do not shake. Something inside is shaking it.
story-drifting-pod-clear-1 = Take it along unopened
story-drifting-pod-clear-2 = Open it
story-drifting-pod-clear-2-hit = Ice, straw, and a crate of something that any cook on the Rim would pay for.
story-drifting-pod-clear-2-crit = Pearls, packed in ice. Nobody they were meant for is still alive.
story-drifting-pod-clear-2-focus = It is empty, except for a note: “You opened it, didn't you?”
story-drifting-pod-clear-2-blank = It was alive, cold and in a foul mood. It comes out by way of your hand.

story-gravity-well-patrol = The well bends their course as well as yours. For some minutes nobody here is flying, everybody is falling, and whoever fires the engines at the right moment decides who comes out where.
story-gravity-well-patrol-success = A patrol comes out far from where it meant to be, and acts as if that had been the plan.
story-gravity-well-patrol-failure = You all fall together, but their hulls are harder than yours.
story-gravity-well-clear = Space sags here like an old bed. With a steady hand one can slide down one side and be flung out of the other, farther than any engine would go. The bed creaks.
story-gravity-well-clear-success = Down, around and out, with your teeth humming. Half a sector has gone by.
story-gravity-well-clear-failure = You have found the broken spring of that bed. The spring has found your hull.

story-salvaged-gunnery-relay-patrol = They are towing their own gunboat home, stern first and embarrassed. On its flank a panel has come loose, and behind the panel a relay blinks. They could use one more cable. They could do with one relay less.
story-salvaged-gunnery-relay-patrol-1 = Swing by for the relay
story-salvaged-gunnery-relay-patrol-1-success = You brush past, full of apologies, and are full of apologies and relay when you leave.
story-salvaged-gunnery-relay-patrol-1-failure = The gunboat is broken, but not that broken. Its last gun asks you to step back.
story-salvaged-gunnery-relay-patrol-2 = Lend them a cable
story-salvaged-gunnery-relay-clear = Of the whole battle only the relay is left, turning on its bracket, still following a ship that departed decades ago. It has not lost her once. Now and then it corrects its aim by a hair.
story-salvaged-gunnery-relay-clear-1 = Unbolt the relay
story-salvaged-gunnery-relay-clear-1-success = It looks at you, then at the stars, and agrees to aim at your enemies instead.
story-salvaged-gunnery-relay-clear-1-failure = It snaps off at the neck. A collector of sad machines takes what remains.
story-salvaged-gunnery-relay-clear-2 = Fly where it is looking

story-jammed-frequency-patrol = There is a note, at the edge of hearing, that silences their radios one by one. You found it by accident, humming. Now their captain asks everybody to check their equipment, and offers money for help.
story-jammed-frequency-patrol-1 = Sing it out loud
story-jammed-frequency-patrol-1-success = Stone deaf, the patrol follows your lights wherever you like. Its cash box follows you.
story-jammed-frequency-patrol-1-failure = Your own transmitter has joined in. From there on they only need to follow the voice.
story-jammed-frequency-patrol-2 = Help them, by falling silent
story-jammed-frequency-clear = Between two stations a very calm voice reads out numbers, the same forty, over and over. You write them down. Read back to your own gunsight, they blind it for a full minute. Then it apologizes.

story-smugglers-chart-patrol = Their captain collects old charts, and speaks of nothing else to those he stops. You happen to have one: stained, creased, drawn by a smuggler who hated straight lines. The captain is already polishing his monocle.
story-smugglers-chart-patrol-1 = Sell it with a lecture
story-smugglers-chart-patrol-1-success = You explain every stain. He buys the chart, stains included, and praises you to the whole fleet.
story-smugglers-chart-patrol-1-failure = He corrects you eleven times, and fines you for the possession of a forgery.
story-smugglers-chart-patrol-2 = Fly away by it
story-smugglers-chart-clear = Somebody has scratched a chart into the casing of the beacon: three lines, a dot, and the word “faster.” You copy it onto your sleeve. Two of the three lines go through things that are supposed to be solid.

story-crossed-signals-patrol = For a moment you hear their orders before they do. Somebody has crossed the wires of a whole sector, and on your console a button blinks that was never there before. It says: “ANSWER.”
story-crossed-signals-patrol-1 = Press the button
story-crossed-signals-patrol-1-hit = “Pay the bearer,” you say in a very deep voice. And somebody does.
story-crossed-signals-patrol-1-crit = It turns out that you are an admiral. Your salary arrives at once, with your bonus.
story-crossed-signals-patrol-1-focus = “At once,” replies the speaker, and somewhere a patrol changes course.
story-crossed-signals-patrol-1-blank = It was the button for target practice, and the target in this exercise is you.
story-crossed-signals-patrol-2 = Report it for a reward
story-crossed-signals-clear = Your console lights up with somebody else's orders, call signs and all: a patrol is waiting to be told where to go. You write down the code words. They will hardly be changed before you need them.

story-nobody-for-parsecs-patrol = This is their seventh month out here, and yours is the first new face. They have a doctor with nobody to treat, wages with nothing to spend them on, a deck of cards, and a captain with an album.
story-nobody-for-parsecs-patrol-1 = See the doctor, play cards
story-nobody-for-parsecs-patrol-2 = Admire the captain's album
story-nobody-for-parsecs-clear = Nothing, in every direction, and all of it silent. You shut down the engines, mend whatever is in reach, sleep until you have had enough, and for a whole day the only voice aboard is the kettle's.

story-the-holonet-crew-patrol = “Closer together! You are heroes!” The holonet crew wants a shot of you arm in arm with the patrol, everybody smiling. The patrol does not smile. Alternatively, says the director, somebody might hang from the wing.
story-the-holonet-crew-patrol-1 = Make the patrol smile
story-the-holonet-crew-patrol-1-success = You whisper something to the sergeant. It is the first smile in the history of his unit.
story-the-holonet-crew-patrol-1-failure = The sergeant does not smile. He asks for your filming permit, and then for the fine.
story-the-holonet-crew-patrol-2 = Hang from the wing
story-the-holonet-crew-patrol-2-success = One arm, one take, no cable. They pay double so that nobody asks for another.
story-the-holonet-crew-patrol-2-failure = Your arm held, the wing did not. The director would like to keep that take.
story-the-holonet-crew-clear = “That turn again,” begs the director, “but closer to the asteroid, and with more fire.” That it was a turn is news to you. The cameras hold their breath, and the accountant shuts both eyes.
story-the-holonet-crew-clear-1 = Give them fire
story-the-holonet-crew-clear-1-success = You never flew better. By evening somebody important has watched it nine times.
story-the-holonet-crew-clear-1-failure = Closer, yes, and plenty of fire. For its part, the asteroid keeps a piece of your hull.
story-the-holonet-crew-clear-2 = Sell them the first take

story-the-long-way-round-patrol = They dare you to a race: around the dead moon, the long way, where the rocks are. The loser paints the winner's hull. The whole channel is taking bets, and nobody has asked which of you has brakes.
story-the-long-way-round-patrol-1 = Race the long way around
story-the-long-way-round-patrol-1-success = You win by a rock and a half. The whole patrol paints, and not badly at all.
story-the-long-way-round-patrol-1-failure = You find a shorter way, through the middle of the longest rock.
story-the-long-way-round-patrol-2 = Bet on the rocks
story-the-long-way-round-patrol-2-success = Nobody else had put money on the rocks. The rocks win by a wide margin.
story-the-long-way-round-patrol-2-failure = For the first time in living memory the rocks have lost, and you along with them.
story-the-long-way-round-clear = All charts lead around the nebula, the long way, beside a little drawing of a ship in tears. Straight through runs a passage that nobody has named yet. It glitters with what is left of those who tried.
story-the-long-way-round-clear-1 = Scrape straight through
story-the-long-way-round-clear-2 = Go around it

story-the-lamplighter-patrol = The old man tends the beacon for both sides, and both sides believe him. One wrong blink, and a patrol flies around a rock that is not there. Or you might help him trim the wicks, for pay.
story-the-lamplighter-patrol-1 = Ask for a wrong blink
story-the-lamplighter-patrol-2 = Trim the wicks
story-the-lamplighter-clear = He has written down every ship that ever passed his lamp, with the weather and his opinion. Yours is in the book twice, the first time ninety years ago. He would like to know how that came about.
story-the-lamplighter-clear-1 = Explain the first entry
story-the-lamplighter-clear-1-success = You remember a sister ship, lost with a hold full of silver. He remembers a short cut to her.
story-the-lamplighter-clear-1-failure = You suggest a slip of the pen. His pen does not slip, and he turns the page.
story-the-lamplighter-clear-2 = Patch up beacon and ship
