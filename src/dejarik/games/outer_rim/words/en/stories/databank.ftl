### Stories of the databank, apart from contacts and jobs. Our own words.

story-imperial-presence = Boots on the ramp, a lamp in your eyes. A lieutenant reads your manifest aloud, twice, and the second time he sings the numbers. Then he asks to see crate nine. There are eight crates on the list.
story-imperial-presence-if = Then he sees whose signature is on your pass. Eight has always been his favorite number, he says.
story-imperial-presence-else = He counts along the wall with one gloved finger, and he is good at counting.
story-imperial-presence-else-success = Crate nine walks around the ship ahead of him, on your shoulders, one corner at a time. He signs for eight.
story-imperial-presence-else-failure = Crate nine sneezes: it is you, behind it. They teach you to stand up straight, and spell your name correctly.

story-unwanted-attention = The clerk looks at the seal, then at you, then at the empty plate beside the stamp. He sighs. “I could look away,” he tells the ceiling, “but my neck is so stiff today.”
story-unwanted-attention-1 = Oil the neck
story-unwanted-attention-2 = Sympathize with his day
story-unwanted-attention-2-success = Nobody has ever asked about the neck. He stamps everything, including your sleeve.
story-unwanted-attention-2-failure = He tells you about the neck, then the knee, then his career. It grows dark, and the window closes.

story-local-security = Four guards, one crate, and nobody here who would hear a shot. Their sergeant has put down his lunch, with regret, and rolls up his sleeves. They want the crate, and they have brought a cart.
story-local-security-success = Your goods arrive on borrowed wheels, a little warm, with a half-eaten sandwich on top.
story-local-security-failure = The wheels squeak away into the dark, under your goods. Somebody up there is chewing contentedly.

story-special-interest-groups = There is a third party at the landing pad, and it would prefer to deal with you in private. It wears good shoes, it smells of flowers, and it knows what is under your false floor down to the ounce.
story-special-interest-groups-1 = Let them name a culprit
story-special-interest-groups-2 = Recall who owns the shoes
story-special-interest-groups-2-success = You mention the shoemaker, and who else is waiting for his shoes. The third party leaves on tiptoe.
story-special-interest-groups-2-failure = You guess a name. It is the name of their worst enemy, and the good shoes have steel toes.
story-special-interest-groups-3 = Come back tomorrow

story-an-epic-game-of-sabacc = At sunrise the table is still full, the pot has a name, and nobody remembers the first hand. Two players are left who have not blinked. The other one smiles at you over a mountain of chips.
story-an-epic-game-of-sabacc-success = You lay down your hand, one card at a time. The room breathes out, and by noon three songs have been written.
story-an-epic-game-of-sabacc-failure = You had everything but the last card. It lies on the other side, smiling like its owner.

story-a-cutthroat-game-of-sabacc = The rules are short: no weapons on the table. Nothing has been said about under it, and the cloth hangs down to the floor. Your opponent deals left-handed, although the other hand is quite healthy.
story-a-cutthroat-game-of-sabacc-success = You play your last card with the left hand and your best argument with the right. Nobody asks to see either again.
story-a-cutthroat-game-of-sabacc-failure = You watch the cards and forget the boots. One of them finds your shin, and the pot finds a new home.

story-tenuous-alliance = The favor is done, more or less, and now your friend wonders aloud how much more and how much less. He has put two glasses on the table and filled only his own. Somewhere behind you a bolt slides home.
story-tenuous-alliance-1 = Pay for both glasses
story-tenuous-alliance-2 = Leave by the window

story-lost-faith = They are waiting where you were to be thanked. The thanks have been called off, the music too, and somebody has moved all the furniture to the walls. “We believed in you,” says the largest, taking off his rings.
story-lost-faith-success = One by one they regain their faith, lying down. The largest even has the music brought back.
story-lost-faith-failure = You are thanked after all, thoroughly and from several sides, and laid out with the furniture.

story-one-more-condition = There is always one more condition. This one has come armed, leans in the doorway, and has been paid by somebody who would rather do the favor himself. “Walk away,” he offers, “and leave something for my trouble.”
story-one-more-condition-1 = Read him the small print
story-one-more-condition-1-success = He has no further conditions, and for the moment no further teeth. The favor stands as agreed.
story-one-more-condition-1-failure = He is very fast with the small print. When you come to, somebody else is being thanked.
story-one-more-condition-2 = Pay him and walk away

story-rendezvous-at-dusk = Be at the old pier when the second moon rises, says the note, and bring nobody you would miss. The Princess's agent will be carrying a lantern. When you arrive, there are four lanterns.
story-rendezvous-at-dusk-stealth = Three of them are bait. The way to the fourth leads over planks that complain about everybody.
story-rendezvous-at-dusk-stealth-success = You go beneath the planks instead, from post to post, and come up beside the right lantern, dripping.
story-rendezvous-at-dusk-stealth-failure = The planks complain, and somebody with a good ear shoots at the complaint. You limp on into the dark.
story-rendezvous-at-dusk-tactics = The agent presses a data spike into your hand. Three lanterns start to move, and all of them toward you.
story-rendezvous-at-dusk-tactics-success = You blow out the fourth and hang it on the wrong boat. They chase it until morning, and the Alliance tells the tale for years.
story-rendezvous-at-dusk-tactics-failure = You run for the ship, and so does the light. They lift off one heartbeat after you.
story-rendezvous-at-dusk-tactics-failure-success = One lantern after another goes out behind you. The spike arrives scorched, but most of it can be read.
story-rendezvous-at-dusk-tactics-failure-failure = They catch you between the moons. You swallow the spike; it was the only part of the plan that worked.

story-starting-bounty-boshek = Last seen climbing out of a burning speeder, laughing, with somebody else's wages under his arm. The somebody else has three hundred employees, and all of them have contributed to the reward.

story-starting-bounty-ponda-baba = He broke a glass, a table and a promise, and only the promise is worth money. The client would like him brought in sober, which doubles the difficulty, and does not double the price.

story-starting-bounty-lobot = An administrator walked off with a city's passwords in his head, and now no door there has opened for a week. The city wants him back, in working order, and is shouting the offer through the keyhole.

story-starting-bounty-black-sun-agent = No face, no name, only a habit: the target always takes the seat beside the exit and never finishes a drink. The file contains eleven pictures of a half-empty glass.

story-crate-of-power-couplings = Heavy, greasy, badly needed. The foreman who ordered the couplings has stopped answering calls, and half of his district has stopped having lights. The invoice says “urgent,” in three colors.

story-barrels-of-jogan-brandy = Twelve barrels left the press and eleven arrived here, with a very cheerful driver. Eleven had better arrive on Naboo: the buyer has poor eyesight, but he has an excellent sense of smell.

story-medicine-for-the-mines = Nobody asked you for an invoice. A nurse in gray only asked whether you could hurry, and then whether you could hurry more, and stood on the landing pad until you were out of sight.

story-unmarked-blaster-gas = The canisters are cold, the labels are blank, and the client is in a very good mood. “It is for balloons,” he says, and laughs so long that his bodyguards begin to laugh as well.
