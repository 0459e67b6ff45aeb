### Stories of meetings with contacts. Our own words.

story-meeting-4-lom = The protocol unit bows, offers you a drink, and has already searched your pockets.
story-meeting-black-krrsantan = He fills the doorway, and then the room. Nobody asks him what the scars are for.
story-meeting-black-sun-agent = “You do not know me,” says the stranger, and names your ship, your debts and your favorite dish.
story-meeting-boshek = He flies faster than most people lie, and he tells both kinds of story well.
story-meeting-chewbacca = A low growl from under the deck plates. Something is being repaired, or avenged.
story-meeting-chopper = The astromech looks you up and down, makes a rude noise, and unplugs your airlock.
story-meeting-dengar = His bandages are fresh, his patience is not. He weighs your offer like a round of ammunition.
story-meeting-doctor-evazan = “Nothing hurts,” the doctor promises, and lays out far too many instruments.
story-meeting-garindan = A long snout, dark lenses, a whisper that costs extra by the word.
story-meeting-grand-admiral-thrawn = He asks what you see in the painting behind him. The answer decides how this talk will end.
story-meeting-greedo = He is sitting with his back to the wall and one hand under the table. You notice it in time.
story-meeting-hera-syndulla = She walks around your ship once, touches the worst weld, and decides what you are worth.
story-meeting-hondo-ohnaka = “My friend!” cries the pirate, spreading his arms. “We have never met, and already I forgive you!”
story-meeting-k-2so = “I calculated how long you would need to find me. You took longer,” says the droid.
story-meeting-leia-organa = She does not raise her voice. Everyone in the hangar has stopped talking all the same.
story-meeting-lobot = Lights run round his temples. By the time you have said hello, your accounts are in order.
story-meeting-maz-kanata = She pushes up her lenses and looks at you for a long moment. “I know those eyes,” she says.
story-meeting-orrin-vash = Orrin Vash sells what has not been stolen yet, and takes orders for next week.
story-meeting-ponda-baba = One hand holds the glass, the other a grudge. You seem to be standing on the grudge.
story-meeting-rusk-7 = A war droid with a gardener’s patience: it prunes hedges now, and misses larger targets.
story-meeting-sister-nalvi = Her clinic is one tent and two lamps. She pays in stitches and asks for no names.
story-meeting-ziton-moj = The Falleen smiles with his whole face except the eyes. The chair he offers is bolted down.
