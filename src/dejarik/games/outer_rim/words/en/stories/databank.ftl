### Stories of the databank, apart from contacts and jobs. Our own words.

story-imperial-presence = Boots on the ramp, a lamp in your eyes. Somebody reads your manifest aloud, twice.
story-unwanted-attention = The clerk looks at the seal, then at you, then at the empty plate beside the stamp.
story-local-security = Four guards, one crate, and nobody here who would hear a shot.
story-special-interest-groups = There is a third party at the landing pad, and it would prefer to deal with you in private.
story-an-epic-game-of-sabacc = At sunrise the table is still full, the pot has a name, and nobody remembers the first hand.
story-a-cutthroat-game-of-sabacc = The rules are short: no weapons on the table. Nothing was said about under it.
story-tenuous-alliance = The favor is done, and now your friend wonders aloud what else you might do.
story-lost-faith = They wait where you were to be thanked. The thanks have been called off.
story-one-more-condition = There is always one more condition. This one has come armed.
story-rendezvous-at-dusk = Be at the old pier when the second moon rises, and bring nobody you would miss.
story-starting-bounty-boshek = Last seen climbing out of a burning speeder, laughing, with somebody else’s wages.
story-starting-bounty-ponda-baba = He broke a glass, a table and a promise. Only the promise is worth money.
story-starting-bounty-lobot = An administrator walked off with a city’s passwords. The city wants him back, in working order.
story-starting-bounty-black-sun-agent = No face, no name, only a habit: the target always takes the seat beside the exit.
story-crate-of-power-couplings = Heavy, greasy, badly needed. The foreman who ordered them has stopped answering calls.
story-barrels-of-jogan-brandy = Twelve barrels left the press, eleven arrived here. Eleven had better arrive there.
story-medicine-for-the-mines = Nobody asked for an invoice. Somebody only asked whether you could hurry.
story-unmarked-blaster-gas = The canisters are cold, the labels are blank, and the client is in a very good mood.
