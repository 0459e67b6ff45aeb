### Stories of meetings with contacts. Our own words.

story-meeting-4-lom = The protocol unit bows, offers you a drink, and has already been through your pockets. “I took the liberty of returning the coins,” says 4-LOM. “The thermal charge I should like to discuss.”
story-meeting-4-lom-1 = Pay his retainer
story-meeting-4-lom-2 = Adjust his loyalties
story-meeting-4-lom-2-success = A quarter turn behind the left eye, and you are the oldest friend he has ever robbed.
story-meeting-4-lom-2-failure = “Kindly do not touch that,” he says, and shows you what else his hands were built for.

story-meeting-black-krrsantan = First he fills the doorway, then the room. Nobody has ever asked Krrsantan what the scars are for, and the one man who guessed is said to be the scar on the left.
story-meeting-black-krrsantan-1 = Count out his price
story-meeting-black-krrsantan-2 = Offer him an arm
story-meeting-black-krrsantan-2-success = His knuckles touch the table. In the silence he laughs, a sound like falling timber, and goes to fetch his bag.
story-meeting-black-krrsantan-2-failure = The table breaks first, then your grip, then something in your shoulder. He pats the other one.

story-meeting-black-sun-agent = “You do not know me,” says the stranger, and names your ship, your debts and your favorite dish. The seat opposite is free. It was free before you came in, too, on a crowded night.
story-meeting-black-sun-agent-if = “We have friends in common,” the stranger adds, and picks up a bag that was packed this morning.
story-meeting-black-sun-agent-else = “Nobody here would vouch for you,” comes from under the hat. “That can be arranged, or else put to use.”
story-meeting-black-sun-agent-else-1 = Pay for a friend
story-meeting-black-sun-agent-else-2 = Lure the agent away
story-meeting-black-sun-agent-else-3 = Sell the next table's secrets

story-meeting-boshek = He flies faster than most people lie, and he tells both kinds of story well. Tonight BoShek has a full glass, an empty landing pad, and a record on the wall that he keeps glancing at.
story-meeting-boshek-1 = Buy the next round
story-meeting-boshek-2 = Race him around the moon
story-meeting-boshek-2-success = You land with his taillight between your teeth. He takes down the record and asks for the second seat.
story-meeting-boshek-2-failure = He is back at the bar, dry and rested, when you land. The story about you is already his best.

story-meeting-chewbacca = A low growl from under the deck plates: something down there is being repaired, or avenged. Then a furry hand comes up, takes the wrench out of yours, and waits for a reason to give it back.
story-meeting-chewbacca-condition-if = He has smelled the Imperial stamp on your papers. He does not care for Imperial stamps.
story-meeting-chewbacca-condition-if-success = You end up sitting on his chest, apologizing. He respects the first, and considers the second.
story-meeting-chewbacca-condition-if-failure = He shakes you until the stamp falls out, and the purse with it. He keeps the purse.
story-meeting-chewbacca-choice = He jerks his chin at your ship, and at the state it is in, and folds his arms.
story-meeting-chewbacca-choice-1 = Settle his old debts
story-meeting-chewbacca-choice-2 = Plead your ship's case
story-meeting-chewbacca-choice-2-success = You describe what the last mechanic did. He moans, hugs the hull, and will not be parted from it.
story-meeting-chewbacca-choice-2-failure = “Any tame bear could fix it,” you say. He shows you how tame.

story-meeting-chopper = The astromech looks you up and down, makes a rude noise, and unplugs your airlock. It then plugs it in again, the other way around, and waits with interest to see what you will do about it.
story-meeting-chopper-success = You swap two of its own wires. Chopper spins once, swears in admiration, and rolls up your ramp.
story-meeting-chopper-failure = The airlock closes on your fingers. It sounds as if somebody were laughing in binary.
story-meeting-chopper-failure-yes = Pay off its owners
story-meeting-chopper-failure-no = Nurse your fingers elsewhere

story-meeting-dengar = His bandages are fresh, his patience is not. Dengar weighs your offer in his palm like a round of ammunition, as if deciding whom to load it for. There is a chair. There is also a trapdoor under it.
story-meeting-dengar-1 = Match his last offer
story-meeting-dengar-2 = Show him a better plan
story-meeting-dengar-2-success = You sit down beside the chair and draw his next hunt on the floor. “Huh,” says Dengar, and starts to pack.
story-meeting-dengar-2-failure = He lets you explain everything, thanks you, and sells your plan to the next visitor. From the trapdoor you hear the price.

story-meeting-doctor-evazan = “Nothing will hurt,” the doctor promises, and lays out far too many instruments. Some have been cleaned. His last patient waves at you from behind the curtain, with a hand that seems to be new.
story-meeting-doctor-evazan-may = “First the patient,” he says, drawing something green into something long. “Payment before sleep.”
story-meeting-doctor-evazan-may-yes = Lie down and hope
story-meeting-doctor-evazan-may-no = Stay on your feet
story-meeting-doctor-evazan-knowledge = Then he asks what you think of his dissertation. The door has locked itself, and he has it by heart.
story-meeting-doctor-evazan-knowledge-success = You find the one correct footnote and praise it. Nobody ever has. He weeps, and brings his bag.
story-meeting-doctor-evazan-knowledge-failure = You ask whether it is meant to be funny. He demonstrates chapter four on your elbow.

story-meeting-garindan = A long snout, dark lenses, and a whisper that costs extra by the word. Garindan keeps his notebook closed with a hair, and his other notebook, the one about you, under the first.
story-meeting-garindan-1 = Buy two pages
story-meeting-garindan-2 = Sell him a hiding place
story-meeting-garindan-3 = Peek into the notebook
story-meeting-garindan-3-success = You put back the hair, the notebook and the snout's elbow. A whole planet has just lost its privacy.
story-meeting-garindan-3-failure = The hair was yours; he collects them. The bill for looking is on the last page.

story-meeting-grand-admiral-thrawn = The Grand Admiral does not turn around. He asks what you see in the painting before him, and he asks it pleasantly. Two officers by the door have answered already today; one of them is now an ensign.
story-meeting-grand-admiral-thrawn-if = “I see from your file,” he adds, “that you have been an inconvenience. Convince me that you are not a habit.”
story-meeting-grand-admiral-thrawn-if-influence = You have as long as it takes him to walk once around the sculpture in the middle of the room.
story-meeting-grand-admiral-thrawn-if-influence-success = You speak of the artist's enemies rather than of your own. He makes a small correction in your file.
story-meeting-grand-admiral-thrawn-if-influence-failure = You call it a landscape. He nods to the officers, who have brought their gloves.
story-meeting-grand-admiral-thrawn-if-tactics = Then he sets a board before you: six gray pieces, one red, and a sum on the edge.
story-meeting-grand-admiral-thrawn-if-tactics-success = You give up the red piece. “Interesting,” says Thrawn: it is his word for applause, and he pays for it.
story-meeting-grand-admiral-thrawn-if-tactics-failure = You save the red piece for nine moves. On the tenth he thanks you for showing him how you run.
story-meeting-grand-admiral-thrawn-else = “Your file is blank where it matters,” he adds. “I value that. Choose how you would like to be useful.”
story-meeting-grand-admiral-thrawn-else-1 = Hunt down a Rebel courier
story-meeting-grand-admiral-thrawn-else-1-tech = “He changes his transponder like shirts,” says Thrawn, and hands you the last three shirts.
story-meeting-grand-admiral-thrawn-else-1-tech-success = You find the stitch that they have in common. The courier drops out of hyperspace just where you sit waiting.
story-meeting-grand-admiral-thrawn-else-1-tech-failure = You find the courier by flying into his debris screen. It was meant for somebody like you.
story-meeting-grand-admiral-thrawn-else-1-fight = He has one engine too many and nothing to lose. His guns swing around, and he does not ask for terms.
story-meeting-grand-admiral-thrawn-else-1-fight-success = You return with the pouch. Thrawn reads the seal, not the letters, and tells the fleet your name.
story-meeting-grand-admiral-thrawn-else-1-fight-failure = The courier salutes and is gone. “So that is how he fights,” says Thrawn, and seems quite satisfied.
story-meeting-grand-admiral-thrawn-else-2 = Sign up as an informer
story-meeting-grand-admiral-thrawn-else-3 = Say what you see
story-meeting-grand-admiral-thrawn-else-3-success = You see a people who never expected to lose. “Their fleet sails the same way,” he says, and rewards the hint.
story-meeting-grand-admiral-thrawn-else-3-failure = “Blue,” you say. He lets you stand there until you have counted all the shades of it, and dismisses you.

story-meeting-greedo = He sits with his back to the wall and one hand under the table. You notice it in time. So have the band, the barkeep, and whoever is quietly moving the good glasses out of the way.
story-meeting-greedo-1 = Buy the hand's services
story-meeting-greedo-2 = Settle it here
story-meeting-greedo-2-success = There is a smoking hole in the table, and not in you. The Hutts will hear of it; his purse will not.
story-meeting-greedo-2-failure = For once he is quick. He leaves with your money, his pride, and a story nobody will believe.

story-meeting-hera-syndulla = She walks around your ship once, touches the worst weld, and decides what you are worth. “Who flies this?” asks Hera. “And who allowed it?” The ship, you could swear, holds its landing gear a little straighter.
story-meeting-hera-syndulla-if = Then she reads your name on the hatch, and her hand drops to her holster. She has heard it before.
story-meeting-hera-syndulla-if-success = You tell her what really happened, including the embarrassing part. She takes her hand away and promises to pass it on.
story-meeting-hera-syndulla-if-failure = You tell her what ought to have happened. She listens politely, and takes off without a word.
story-meeting-hera-syndulla-else = She wipes the grease from her glove, onto your sleeve. “All right,” she says. “Talk.”
story-meeting-hera-syndulla-else-1 = Take her through the canyon
story-meeting-hera-syndulla-else-1-success = At the third bend she stops gripping the seat and starts giving advice. At the last one she moves in.
story-meeting-hera-syndulla-else-1-failure = She gets out, kneels, and thanks the ground. Your ship, she says, deserves better, and she means it kindly.
story-meeting-hera-syndulla-else-2 = Fund a raid, flying together
story-meeting-hera-syndulla-else-3 = Carry medicine for her cell

story-meeting-hondo-ohnaka = “My friend!” cries the pirate, spreading his arms. “We have never met, and already I forgive you!” Over his shoulder you see his crew admiring your ship, with a tape measure.
story-meeting-hondo-ohnaka-1 = Hire him, officially
story-meeting-hondo-ohnaka-2 = Share your hold with him
story-meeting-hondo-ohnaka-3 = Invest in his venture
story-meeting-hondo-ohnaka-3-hit = The venture turns out to exist. Nobody is more surprised than Hondo, and he pays out.
story-meeting-hondo-ohnaka-3-crit = The venture was somebody's treasury. Hondo throws handfuls into the air, and you stand beneath.
story-meeting-hondo-ohnaka-3-focus = The venture is postponed on account of rain, in space. He returns your stake, less nothing, and feels unwell.
story-meeting-hondo-ohnaka-3-blank = “We have lost everything!” sobs Hondo, counting it. “You, I mean. But I feel it as my own!”

story-meeting-k-2so = “I calculated how long you would need to find me,” says the tall black droid in the scrap heap. “You took longer. I am not disappointed. I had calculated that as well.” His left arm is in his right hand.
story-meeting-k-2so-1 = Reattach the arm
story-meeting-k-2so-1-success = “That was adequate,” says K-2SO, flexing it, and carries your bags without being asked.
story-meeting-k-2so-1-failure = The arm works, and remembers its Imperial training. “Sorry,” says K-2SO. “That was ninety percent the arm.”
story-meeting-k-2so-2 = Buy him, arm included

story-meeting-leia-organa = She does not raise her voice, and still everyone in the hangar has stopped talking. Leia Organa looks from your ship to your hands to the door, as though she were planning a way out for all three.
story-meeting-leia-organa-if = “I know what you did,” she says. “Now tell me why, and leave out the weather.”
story-meeting-leia-organa-if-success = You leave out the weather. She is silent for a moment, and then somebody brings you a chair.
story-meeting-leia-organa-if-failure = You begin with the weather. She has you pay into the widows' fund, and then has you shown out into the rain.
story-meeting-leia-organa-else = “You came,” she says. “Good. There are three things to be done, and I can only do two of them.”
story-meeting-leia-organa-else-1 = Meet her agent at dusk
story-meeting-leia-organa-else-2 = Speak up for the Alliance
story-meeting-leia-organa-else-3 = Pay for the blankets

story-meeting-lobot = Lights run around his temples. By the time you have said hello, your accounts are in order, your parking is paid, and somewhere a tax collector has lost interest in you. Lobot inclines his head and waits.
story-meeting-lobot-1 = Buy out his contract
story-meeting-lobot-2 = Pose him a riddle
story-meeting-lobot-2-success = For four seconds all the lights go out. When they return he is smiling, and following you.
story-meeting-lobot-2-failure = He had solved it before you inhaled. The lights blink, with great courtesy, toward the exit.

story-meeting-maz-kanata = She pushes up her lenses, looks at you for a long moment and puts a bowl of something hot before you. “I have seen those eyes on a better liar,” says Maz. “Eat. Then ask.”
story-meeting-maz-kanata-1 = Guess her oldest flag
story-meeting-maz-kanata-1-success = You point at the rag above the stove. She packs it, and herself, in under a minute.
story-meeting-maz-kanata-1-failure = “That is a tablecloth, child,” says Maz, and ladles you a second helping out of pity.
story-meeting-maz-kanata-2 = Pay the castle's roofer
story-meeting-maz-kanata-3 = Ask who should leave
story-meeting-maz-kanata-4 = Ask what is downstairs

story-meeting-orrin-vash = Orrin Vash sells what has not been stolen yet, and takes orders for next week. His shop is one long coat. While he talks, something in the left sleeve is haggling with something in the right.
story-meeting-orrin-vash-1 = Pay to see the lining
story-meeting-orrin-vash-2 = Talk him out of something
story-meeting-orrin-vash-2-success = “For you, nothing,” he hears himself say. The sleeves fall silent, appalled.
story-meeting-orrin-vash-2-failure = You talk for an hour and come away with his card. It was printed on your money.
story-meeting-orrin-vash-3 = Order a distraction

story-meeting-ponda-baba = One hand holds a glass, the other a grudge. From the way Ponda Baba growls you seem to be standing on the grudge. His interpreter has stepped outside, and the stools around you empty by themselves.
story-meeting-ponda-baba-1 = Refill the glass
story-meeting-ponda-baba-2 = Refuse to move
story-meeting-ponda-baba-2-success = He looks up at you from the floor, growls something warm, and holds out the hand without the grudge.
story-meeting-ponda-baba-2-failure = You are moved, and so is your purse. The interpreter comes back to say that it was a compliment.

story-meeting-rusk-7 = An old war droid with a gardener's patience: Rusk-7 prunes hedges now, into the shapes of things it used to shoot at. It lowers its shears and measures you, for a bush or for a grave.
story-meeting-rusk-7-1 = Buy it from the gardens
story-meeting-rusk-7-2 = Wake its old reflexes
story-meeting-rusk-7-2-success = Its eyes turn from green to red. It salutes, aims at the horizon, and asks which part you would like trimmed.
story-meeting-rusk-7-2-failure = The reflexes wake one at a time, and the one for intruders wakes first. It does apologize to the hedge.

story-meeting-sister-nalvi = Her clinic is one tent and two lamps. Sister Nalvi asks no names and charges no fee; she only puts the next bandage into your hands and nods at the next cot. The line goes around the hill.
story-meeting-sister-nalvi-condition-if = By and by she gets to you as well: two stitches, a slap on the back, and do not lift anything.
story-meeting-sister-nalvi-condition-else = She taps your chest, hears it ring, and laughs for the first time today. There is no stitching a boiler.
story-meeting-sister-nalvi-may = At dawn the last cot is empty, and she counts what is in the collection box. It does not take long.
story-meeting-sister-nalvi-may-yes = Fill the box, offer passage
story-meeting-sister-nalvi-may-no = Wish her well

story-meeting-ziton-moj = The Falleen smiles with his whole face except the eyes. The chair he offers is bolted down, and its straps have been tied into a pretty bow. “Do sit,” says Ziton Moj. “Everybody does.”
story-meeting-ziton-moj-if = “I have read your bill,” he adds, and somebody very broad unties the bow.
story-meeting-ziton-moj-if-success = It is the broad one who ends up in the chair. Moj claps slowly, and tears up a page.
story-meeting-ziton-moj-if-failure = The straps fit you very well. They let go only when your purse does.
story-meeting-ziton-moj-else = “I hear good things,” he adds, “or nothing, which is better.” Three folders lie on the desk.
story-meeting-ziton-moj-else-1 = Buy into the business
story-meeting-ziton-moj-else-2 = Rob a rival for him
story-meeting-ziton-moj-else-2-success = The rival wakes to an empty safe and a thank-you note. Moj admires your handwriting.
story-meeting-ziton-moj-else-2-failure = The rival was expecting you; he had bought the same folder. His guards see you down all the stairs.
story-meeting-ziton-moj-else-3 = Pay his bodyguards to vanish
